import { sql } from 'kysely'
import { CUSTOM_LIST_ITEMS, CUSTOM_LIST_TITLE_MAX_LENGTH, CUSTOM_LISTS_PER_MEMBER } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { tidyText } from '../../core/http/textField.ts'
import type { OwnList } from './reading/sourceRow.ts'

/** A list of the member's own as it is, or will be made. */
export interface ListPlan {
	/** Left out where it is made. */
	id?: number
	title: string
	description: string
	isPublic: boolean
	/** What is added at its end, in this order. */
	added: number[]
}

/** What comes of the member's own lists. */
export interface OwnListsPlan {
	plans: ListPlan[]
	/** Titles that do not fit on one of them any more. */
	leftOut: ReadonlySet<number>
}

interface Placed {
	titleId: number
	lists: readonly string[]
}

interface Held {
	id: number
	title: string
	titles: number[]
}

/**
 * What the file adds to the lists that the member made: to those with the same name and, where there is none, to a new
 * one. A file that does not say who may see a list makes it private.
 */
export async function planOwnLists(
	db: Database,
	memberId: string | null,
	placed: readonly Placed[],
	known: readonly OwnList[],
): Promise<OwnListsPlan> {
	const wanted = new Map<string, number[]>()
	for (const { titleId, lists } of placed) {
		for (const name of new Set(lists.map(listName))) {
			const titles = wanted.get(name)
			if (titles) titles.push(titleId)
			else if (name !== '') wanted.set(name, [titleId])
		}
	}
	if (wanted.size === 0) return { plans: [], leftOut: new Set() }
	const held = await heldLists(db, memberId)
	// Of several with one name the first counts.
	const byTitle = new Map(held.toReversed().map((list) => [list.title, list]))
	const saidOf = new Map(known.toReversed().map((list) => [listName(list.title), list]))
	let room = CUSTOM_LISTS_PER_MEMBER - held.length
	const plans: ListPlan[] = []
	const leftOut = new Set<number>()
	for (const [title, titles] of wanted) {
		const list = byTitle.get(title)
		const said = saidOf.get(title)
		const there = new Set(list?.titles)
		if (!list) room -= 1
		const free = room < 0 ? 0 : CUSTOM_LIST_ITEMS - there.size
		const missing = titles.filter((id) => !there.has(id))
		const added = missing.slice(0, Math.max(0, free))
		for (const id of missing.slice(added.length)) leftOut.add(id)
		if (added.length === 0) continue
		if (list) plans.push({ id: list.id, title, description: '', isPublic: false, added })
		else plans.push({ title, description: said?.description ?? '', isPublic: said?.isPublic ?? false, added })
	}
	return { plans, leftOut }
}

/** A name as lists have it. */
export function listName(name: string): string {
	return [...tidyText(name)].slice(0, CUSTOM_LIST_TITLE_MAX_LENGTH).join('').trim()
}

async function heldLists(db: Database, memberId: string | null): Promise<Held[]> {
	const { rows } = await sql<Held>`select l.id, l.title,
			coalesce((select array_agg(i.title_id) from custom_list_item i where i.list_id = l.id), '{}') as titles
		from custom_list l where l.member_id = ${memberId}::uuid and l.removed_at is null order by l.position, l.id`.execute(
		db,
	)
	return rows
}

import { sql } from 'kysely'
import { CUSTOM_LIST_ITEMS, CUSTOM_LIST_TITLE_MAX_LENGTH, CUSTOM_LISTS_PER_MEMBER } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { trimmedText } from '../../core/http/textField.ts'
import type { SourceCustomList } from './reading/sourceRow.ts'

/** An existing custom list, or one to create. */
export interface ListPlan {
	/** Missing for a list to create. */
	id?: number
	title: string
	description: string
	isPublic: boolean
	/** Ids of titles to append, in order, and the texts of titles by id. */
	added: number[]
	texts: Record<number, string>
}

/** The plan of all custom lists. */
export interface CustomListsPlan {
	plans: ListPlan[]
	/** Titles that do not fit on one of the lists. */
	leftOut: ReadonlySet<number>
}

interface TitleWithLists {
	titleId: number
	lists: readonly string[]
}

interface ExistingList {
	id: number
	title: string
	titles: number[]
}

/**
 * Plans what a file adds to the member's custom lists: to the list with the same name, else to a new one. A new list is
 * private unless the file says otherwise.
 */
export async function planCustomLists(
	db: Database,
	memberId: string | null,
	placed: readonly TitleWithLists[],
	known: readonly SourceCustomList[],
): Promise<CustomListsPlan> {
	// Our own export has each list whole, in its order.
	const wanted = new Map<string, Set<number>>()
	for (const { title, titles } of known)
		if (titles && listName(title) !== '') wanted.set(listName(title), new Set(titles))
	for (const { titleId, lists } of placed) {
		for (const name of new Set(lists.map(listName))) {
			const titles = wanted.get(name)
			if (titles) titles.add(titleId)
			else if (name !== '') wanted.set(name, new Set([titleId]))
		}
	}
	if (wanted.size === 0) return { plans: [], leftOut: new Set() }
	const existing = await existingLists(db, memberId)
	// Of several lists with one name the first wins.
	const byTitle = new Map(existing.toReversed().map((list) => [list.title, list]))
	const fileLists = new Map(known.toReversed().map((list) => [listName(list.title), list]))
	let remaining = CUSTOM_LISTS_PER_MEMBER - existing.length
	const plans: ListPlan[] = []
	const leftOut = new Set<number>()
	for (const [title, titles] of wanted) {
		const list = byTitle.get(title)
		const { description = '', isPublic = false, texts = {} } = fileLists.get(title) ?? {}
		const titleIds = new Set(list?.titles)
		if (!list) remaining -= 1
		const free = remaining < 0 ? 0 : CUSTOM_LIST_ITEMS - titleIds.size
		const missing = [...titles].filter((id) => !titleIds.has(id))
		const added = missing.slice(0, Math.max(0, free))
		for (const id of missing.slice(added.length)) leftOut.add(id)
		const isEmptyList = !list && titles.size === 0 && remaining >= 0
		if (added.length === 0 && !isEmptyList) continue
		plans.push({ ...(list && { id: list.id }), title, description, isPublic, added, texts })
	}
	return { plans, leftOut }
}

/** Normalises the name of a list. */
export function listName(name: string): string {
	return [...trimmedText(name)].slice(0, CUSTOM_LIST_TITLE_MAX_LENGTH).join('').trim()
}

async function existingLists(db: Database, memberId: string | null): Promise<ExistingList[]> {
	const { rows } = await sql<ExistingList>`select l.id, l.title,
			coalesce((select array_agg(i.title_id) from custom_list_item i where i.list_id = l.id), '{}') as titles
		from custom_list l where l.member_id = ${memberId}::uuid and l.removed_at is null order by l.position, l.id`.execute(
		db,
	)
	return rows
}

import { sql } from 'kysely'
import { CUSTOM_LIST_ITEMS, LIST_CHANGES, LIST_ITEM_TEXT_MAX_LENGTH, moveBefore } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { requireList } from './listAccess.ts'
import { refuseStale } from './staleness.ts'
import { titleOnSite } from './titleOfEntry.ts'

interface ListRequest {
	memberId: string
	listId: number
	now: Date
}
interface ItemRequest extends ListRequest {
	titleId: string
}

/** What can be done to a list, and be undone. */
type Operation =
	| { kind: 'added'; titleId: number; text?: string; before?: number | null; addedBy?: string | null; addedAt?: Date }
	| { kind: 'removed'; titleId: number }
	| { kind: 'moved'; titleId: number; before: number | null }
	| { kind: 'text'; titleId: number; text: string; read?: string }
	| { kind: 'name'; title: string }

type Change = Columns<'custom_list_change', 'kind' | 'title_id' | 'was' | 'was_before' | 'added_by' | 'added_at'>
type Effect = Partial<Columns<'custom_list_change', 'was' | 'became' | 'was_before' | 'added_by' | 'added_at'>>

/** Adds a title at the end of a list. Idempotent. */
export async function addItem(db: Database, { titleId, ...request }: ItemRequest): Promise<void> {
	const { id } = await titleOnSite(db, titleId)
	await change(db, request, { kind: 'added', titleId: id, addedBy: request.memberId })
}

/** Removes a title from a list. Idempotent. */
export async function removeItem(db: Database, { titleId, ...request }: ItemRequest): Promise<void> {
	const { id } = await titleOnSite(db, titleId)
	await change(db, request, { kind: 'removed', titleId: id })
}

/** Moves a title of a list before another one, or to the end. */
export function placeItem(
	db: Database,
	{ titleId, before, ...request }: ItemRequest & { before: number | null },
): Promise<void> {
	return change(db, request, { kind: 'moved', titleId: Number(titleId), before })
}

/** Says why a title is on a list. @throws Problem 409 if somebody else changed the text since it was read. */
export async function writeItem(
	db: Database,
	{ titleId, text, read, ...request }: ItemRequest & { text: string; read: string },
): Promise<void> {
	const written = trimmedText(text)
	refuseInvalidFields({ text: textError(written, { maxLength: LIST_ITEM_TEXT_MAX_LENGTH }) })
	await change(db, request, { kind: 'text', titleId: Number(titleId), text: written, read })
}

/**
 * Undoes a change that still applies: none came after it to the same title and the same part of it. Idempotent.
 *
 * @throws Problem 404 if there is no such change; 409 if another one came after it; 403 for the name by another than the owner.
 */
export async function undoChange(
	db: Database,
	{ changeId, ...request }: ListRequest & { changeId: number },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const { role } = await requireList(transaction, request, 'edit', 'lock')
		const { rows } = await sql<Change & { isUndone: boolean; applies: boolean }>`select c.*, ${APPLIES} as applies,
				exists (select from custom_list_change u where u.list_id = c.list_id and u.undoes = c.id) as "isUndone"
			from custom_list_change c where c.list_id = ${request.listId} and c.id = ${changeId}`.execute(transaction)
		const [made] = rows
		if (!made) throw new Problem('request.notFound', 404)
		if (made.isUndone) return
		if (made.kind === 'name' && role !== 'owner') throw new Problem('request.forbidden', 403)
		if (!made.applies) throw new Problem('list.changed', 409)
		await run(transaction, request, inverse(made), changeId)
	})
}

/** SQL condition: a row `c` of the log was followed by no change of the same part of the list. */
export const APPLIES = sql<boolean>`not exists (select from custom_list_change later
	where later.list_id = c.list_id and later.id > c.id and later.title_id is not distinct from c.title_id
		and later.kind in (c.kind, 'added', 'removed'))`

function inverse({ kind, title_id, was, was_before, added_by, added_at }: Change): Operation {
	const titleId = title_id ?? 0
	switch (kind) {
		case 'added':
			return { kind: 'removed', titleId }
		case 'removed':
			return {
				kind: 'added',
				titleId,
				text: was,
				before: was_before,
				addedBy: added_by,
				...(added_at && { addedAt: added_at }),
			}
		case 'moved':
			return { kind, titleId, before: was_before }
		case 'text':
			return { kind, titleId, text: was }
		case 'name':
			return { kind, title: was }
	}
}

/** Changes the titles of a list, as one of its editors. A lock makes concurrent changes run one after the other. */
async function change(db: Database, request: ListRequest, operation: Operation): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await requireList(transaction, request, 'edit', 'lock')
		await run(transaction, request, operation)
	})
}

/** Does something to a locked list, and logs it if it changed anything. */
async function run(db: Database, request: ListRequest, operation: Operation, undoes?: number): Promise<void> {
	const effect = await apply(db, request, operation)
	if (!effect) return
	const title_id = operation.kind === 'name' ? null : operation.titleId
	await logChange(db, request, { kind: operation.kind, title_id, undoes: undoes ?? null, ...effect })
}

type Logged = Effect & Columns<'custom_list_change', 'kind' | 'title_id'> & { undoes?: number | null }

/** Writes a change to the log of a list, and forgets the oldest. */
export async function logChange(db: Database, { memberId, listId, now }: ListRequest, made: Logged): Promise<void> {
	await db
		.insertInto('custom_list_change')
		.values({ list_id: listId, member_id: memberId, changed_at: now, ...made })
		.execute()
	await sql`delete from custom_list_change where list_id = ${listId} and id <= (
		select id from custom_list_change where list_id = ${listId} order by id desc offset ${LIST_CHANGES} limit 1)`.execute(
		db,
	)
}

/** @returns what changed; undefined if nothing did. */
async function apply(db: Database, { listId, now }: ListRequest, operation: Operation): Promise<Effect | undefined> {
	if (operation.kind === 'name') {
		const { title } = operation
		const { title: was } = await db
			.selectFrom('custom_list')
			.where('id', '=', listId)
			.select('title')
			.executeTakeFirstOrThrow()
		await db.updateTable('custom_list').set({ title }).where('id', '=', listId).execute()
		return { was, became: title }
	}
	const { titleId } = operation
	const items = await db
		.selectFrom('custom_list_item')
		.where('list_id', '=', listId)
		.select(['title_id', 'text', 'added_by', 'added_at'])
		.orderBy('position')
		.orderBy('title_id')
		.execute()
	const ids = items.map(({ title_id }) => title_id)
	const at = ids.indexOf(titleId)
	const item = items[at]
	const was_before = ids[at + 1] ?? null
	const own = db.updateTable('custom_list_item').where('list_id', '=', listId).where('title_id', '=', titleId)

	switch (operation.kind) {
		case 'added': {
			if (item) return undefined
			if (ids.length >= CUSTOM_LIST_ITEMS) throw new Problem('list.full', 409)
			const { text = '', before = null, addedBy = null, addedAt = now } = operation
			await db
				.insertInto('custom_list_item')
				.values({
					list_id: listId,
					title_id: titleId,
					text,
					added_by: addedBy,
					added_at: addedAt,
					position: sql<number>`(select coalesce(max(position), 0) + 1 from custom_list_item where list_id = ${listId})`,
				})
				.execute()
			if (before !== null) await renumber(db, listId, moveBefore([...ids, titleId], titleId, before))
			return { became: text }
		}
		case 'removed': {
			if (!item) return undefined
			await db.deleteFrom('custom_list_item').where('list_id', '=', listId).where('title_id', '=', titleId).execute()
			return { was: item.text, was_before, added_by: item.added_by, added_at: item.added_at }
		}
		case 'moved': {
			if (!item) throw new Problem('request.notFound', 404)
			const order = moveBefore(ids, titleId, operation.before)
			if (order.indexOf(titleId) === at) return undefined
			await renumber(db, listId, order)
			return { was_before }
		}
		case 'text': {
			if (!item) throw new Problem('request.notFound', 404)
			const { text, read } = operation
			refuseStale({ text: read }, { text: item.text }, { text })
			if (text === item.text) return undefined
			await own.set({ text }).execute()
			return { was: item.text, became: text }
		}
	}
}

async function renumber(db: Database, listId: number, ids: readonly number[]): Promise<void> {
	await sql`update custom_list_item i set position = o.place
		from unnest(${ids}::int[]) with ordinality as o (id, place)
		where i.list_id = ${listId} and i.title_id = o.id`.execute(db)
}

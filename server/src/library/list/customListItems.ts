import { sql } from 'kysely'
import { CUSTOM_LIST_ITEMS, moveBefore } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { titleOnSite } from './titleOfEntry.ts'

interface ItemRequest {
	memberId: string
	listId: number
	titleId: string
}

/** Adds a title at the end of a list. Idempotent. */
export async function addItem(
	db: Database,
	{ memberId, listId, titleId, now }: ItemRequest & { now: Date },
): Promise<void> {
	const { id } = await titleOnSite(db, titleId)
	await db.transaction().execute(async (transaction) => {
		await lockList(transaction, memberId, listId)
		const ids = await itemIds(transaction, listId)
		if (ids.includes(id)) return
		if (ids.length >= CUSTOM_LIST_ITEMS) throw new Problem('list.full', 409)
		await transaction
			.insertInto('custom_list_item')
			.values({
				list_id: listId,
				title_id: id,
				added_at: now,
				position: sql<number>`(select coalesce(max(position), 0) + 1 from custom_list_item where list_id = ${listId})`,
			})
			.execute()
	})
}

/** Removes a title from a list. Idempotent. */
export async function removeItem(db: Database, { memberId, listId, titleId }: ItemRequest): Promise<void> {
	const { id } = await titleOnSite(db, titleId)
	await db.transaction().execute(async (transaction) => {
		await lockList(transaction, memberId, listId)
		await transaction.deleteFrom('custom_list_item').where('list_id', '=', listId).where('title_id', '=', id).execute()
	})
}

/**
 * Moves a title of a list before another one, or to the end. A lock makes concurrent moves run one after the other; each
 * renumbers the whole list.
 */
export async function placeItem(
	db: Database,
	{ memberId, listId, titleId, before }: ItemRequest & { before: number | null },
): Promise<void> {
	const id = Number(titleId)
	await db.transaction().execute(async (transaction) => {
		await lockList(transaction, memberId, listId)
		const ids = await itemIds(transaction, listId)
		if (!ids.includes(id)) throw new Problem('request.notFound', 404)
		await sql`update custom_list_item i set position = o.place
			from unnest(${moveBefore(ids, id, before)}::int[]) with ordinality as o (id, place)
			where i.list_id = ${listId} and i.title_id = o.id`.execute(transaction)
	})
}

/** @throws Problem 404 if it is not a list of the member. */
async function lockList(transaction: Database, memberId: string, listId: number): Promise<void> {
	const { rows } = await sql`select id from custom_list
		where id = ${listId} and member_id = ${memberId} and removed_at is null for update`.execute(transaction)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

async function itemIds(db: Database, listId: number): Promise<number[]> {
	const rows = await db
		.selectFrom('custom_list_item')
		.where('list_id', '=', listId)
		.select('title_id')
		.orderBy('position')
		.orderBy('title_id')
		.execute()
	return rows.map(({ title_id }) => title_id)
}

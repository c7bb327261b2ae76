import { sql } from 'kysely'
import {
	CUSTOM_LIST_DESCRIPTION_MAX_LENGTH,
	CUSTOM_LIST_TITLE_MAX_LENGTH,
	CUSTOM_LISTS_PER_MEMBER,
	type CustomListEdit,
	type CustomListWriting,
	LIST_UNDO_MS,
	moveBefore,
} from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { Problem } from '../../core/problem.ts'
import type { CommunityReads } from '../communityReads.ts'
import { logChange } from './changeList.ts'
import { refuseStale } from './staleness.ts'

interface ListRequest {
	memberId: string
	listId: number
	now: Date
}

/** Creates a list at the top of the others. @returns its id. */
export async function createList(
	db: Database,
	{ memberId, writing, now }: { memberId: string; writing: CustomListWriting; now: Date },
): Promise<number> {
	const row = rowOf(writing)
	return inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		await refuseTooMany(transaction, memberId)
		const { id } = await transaction
			.insertInto('custom_list')
			.values({
				member_id: memberId,
				...row,
				position: sql<number>`(select coalesce(min(position), 1) - 1 from custom_list where member_id = ${memberId})`,
				created_at: now,
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		return id
	})
}

/**
 * Edits a list's title, description and visibility. Fields that the member did not change keep their present values.
 *
 * @throws Problem 404 if it is not a list of the member; 409 if a changed field was also changed elsewhere, or `list.hidden` to
 * publish a list that moderators hid.
 */
export async function editList(
	db: Database,
	{ isListHidden }: CommunityReads,
	{ memberId, listId, now: at, edit: { read, ...writing } }: ListRequest & { edit: CustomListEdit },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const now = await transaction
			.selectFrom('custom_list')
			.where('id', '=', listId)
			.where('member_id', '=', memberId)
			.where('removed_at', 'is', null)
			.select(['title', 'description', 'is_public as isPublic'])
			.forUpdate()
			.executeTakeFirst()
		if (!now) throw new Problem('request.notFound', 404)
		const wanted = read ? { ...now, ...changedFields(read, writing) } : writing
		refuseStale(changedFields(writing, read ?? writing), now, wanted)
		if (wanted.isPublic && (await isListHidden(transaction, listId))) throw new Problem('list.hidden', 409)
		const row = rowOf(wanted)
		await transaction.updateTable('custom_list').set(row).where('id', '=', listId).execute()
		if (row.title === now.title) return
		const name = { kind: 'name', title_id: null, was: now.title, became: row.title } as const
		await logChange(transaction, { memberId, listId, now: at }, name)
	})
}

/** The fields of `to` that differ from `from`. */
function changedFields(from: CustomListWriting, to: CustomListWriting): Partial<CustomListWriting> {
	return {
		...(to.title === from.title ? {} : { title: to.title }),
		...(to.description === from.description ? {} : { description: to.description }),
		...(to.isPublic === from.isPublic ? {} : { isPublic: to.isPublic }),
	}
}

/** Removes a list; it can be restored for a day. Idempotent. */
export async function removeList(db: Database, { memberId, listId, now }: ListRequest): Promise<void> {
	await db
		.updateTable('custom_list')
		.set({ removed_at: now })
		.where('id', '=', listId)
		.where('member_id', '=', memberId)
		.where('removed_at', 'is', null)
		.execute()
}

/**
 * Undoes the removal of a list.
 *
 * @throws Problem 404 if it is not a list of the member, 409 if it was removed too long ago or the limit is reached.
 */
export async function restoreList(db: Database, { memberId, listId, now }: ListRequest): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const list = await transaction
			.selectFrom('custom_list')
			.where('id', '=', listId)
			.where('member_id', '=', memberId)
			.select('removed_at')
			.executeTakeFirst()
		if (!list) throw new Problem('request.notFound', 404)
		if (list.removed_at === null) return
		if (now.getTime() - list.removed_at.getTime() >= LIST_UNDO_MS) throw new Problem('list.undoExpired', 409)
		await refuseTooMany(transaction, memberId)
		await transaction.updateTable('custom_list').set({ removed_at: null }).where('id', '=', listId).execute()
	})
}

/**
 * Moves a list before another one, or to the end. A lock makes a member's moves run one after the other; each renumbers all
 * lists.
 */
export async function placeList(
	db: Database,
	{ memberId, listId, before }: Omit<ListRequest, 'now'> & { before: number | null },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const rows = await transaction
			.selectFrom('custom_list')
			.where('member_id', '=', memberId)
			.where('removed_at', 'is', null)
			.select('id')
			.orderBy('position')
			.orderBy('id')
			.execute()
		const ids = rows.map(({ id }) => id)
		if (!ids.includes(listId)) throw new Problem('request.notFound', 404)
		await sql`update custom_list l set position = o.place
			from unnest(${moveBefore(ids, listId, before)}::int[]) with ordinality as o (id, place)
			where l.id = o.id`.execute(transaction)
	})
}

async function refuseTooMany(db: Database, memberId: string): Promise<void> {
	const { rows } = await sql<{ lists: number }>`select count(*)::int as lists from custom_list
		where member_id = ${memberId} and removed_at is null`.execute(db)
	if ((rows[0]?.lists ?? 0) >= CUSTOM_LISTS_PER_MEMBER) throw new Problem('list.tooMany', 409)
}

function rowOf({ title, description, isPublic }: CustomListWriting) {
	const row = { title: trimmedText(title), description: trimmedText(description), is_public: isPublic }
	refuseInvalidFields({
		title: textError(row.title, { maxLength: CUSTOM_LIST_TITLE_MAX_LENGTH, required: 'list.title.required' }),
		description: textError(row.description, { maxLength: CUSTOM_LIST_DESCRIPTION_MAX_LENGTH }),
	})
	return row
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
	LIST_UNDO_MS,
	type SavedView,
	VIEW_NAME_MAX_LENGTH,
	VIEW_QUERY_MAX_LENGTH,
	VIEWS_PER_MEMBER,
	type ViewEdit,
	type ViewPlace,
	type ViewWriting,
	viewQuery,
} from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import type { ListAccess } from './visibleEntries.ts'

interface ViewRequest {
	memberId: string
	viewId: number
	now: Date
}

/** The views of a member by name; only the owner sees those that are not public. */
export function readViews(db: Database, { ownerId, isOwn }: ListAccess): Promise<SavedView[]> {
	return viewsWhere(db, sql`v.member_id = ${ownerId} and (v.is_public or ${isOwn})`)
}

/** A view that its reader owns, or may open. @throws Problem 404 if there is none. */
export async function readView(db: Database, viewId: number, viewerId: string | null): Promise<SavedView> {
	const isReadable = sql`(v.member_id = ${viewerId}::uuid or v.is_public and ${readableMember(viewerId, sql.ref('v.member_id'))})`
	const [view] = await viewsWhere(db, sql`v.id = ${viewId} and ${isReadable}`)
	if (!view) throw new Problem('request.notFound', 404)
	return view
}

async function viewsWhere(db: Database, condition: RawBuilder<unknown>): Promise<SavedView[]> {
	const { rows } = await sql<SavedView>`select v.id::text as id, v.place, v.name, v.query, v.is_public as "isPublic",
			m.username as owner
		from saved_view v join member m on m.id = v.member_id where v.removed_at is null and ${condition}
		order by lower(v.name), v.id`.execute(db)
	// In today's spelling, by which pages compare them with their address.
	return rows.map((view) => ({ ...view, query: viewQuery(view.place, view.query) }))
}

/**
 * Saves filters under a name.
 *
 * @returns the id of the view
 * @throws Problem 400 for a bad name or filters that the list does not know; 409 if the name is taken or the limit is reached.
 */
export function saveView(
	db: Database,
	{ memberId, now, writing }: Omit<ViewRequest, 'viewId'> & { writing: ViewWriting },
): Promise<number> {
	return inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const row = { place: writing.place, ...checked(writing.place, writing) }
		await refuseTaken(transaction, { memberId, ...row })
		const { id } = await transaction
			.insertInto('saved_view')
			.values({ member_id: memberId, ...row, created_at: now })
			.returning('id')
			.executeTakeFirstOrThrow()
		return id
	})
}

/** Changes a view. @throws Problem as {@link saveView}, and 404 if it is not one of the member. */
export async function editView(
	db: Database,
	{ memberId, viewId, edit }: Omit<ViewRequest, 'now'> & { edit: ViewEdit },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const view = await ownView(transaction, { memberId, viewId }, sql`removed_at is null`)
		const row = checked(view.place, { name: edit.name ?? view.name, query: edit.query ?? view.query })
		await refuseTaken(transaction, { memberId, viewId, place: view.place, name: row.name })
		const is_public = edit.isPublic ?? view.is_public
		await transaction
			.updateTable('saved_view')
			.set({ ...row, is_public })
			.where('id', '=', viewId)
			.execute()
	})
}

/** Removes a view; it can be restored for a day. Idempotent. */
export async function removeView(db: Database, { memberId, viewId, now }: ViewRequest): Promise<void> {
	await db
		.updateTable('saved_view')
		.set({ removed_at: now })
		.where('id', '=', viewId)
		.where('member_id', '=', memberId)
		.where('removed_at', 'is', null)
		.execute()
}

/** Undoes the removal of a view. @throws Problem as {@link editView}, and 409 if it was removed too long ago. */
export async function restoreView(db: Database, { memberId, viewId, now }: ViewRequest): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const { removed_at, place, name } = await ownView(transaction, { memberId, viewId }, sql`true`)
		if (removed_at === null) return
		if (removed_at.getTime() <= now.getTime() - LIST_UNDO_MS) throw new Problem('list.undoExpired', 409)
		await refuseTaken(transaction, { memberId, place, name })
		await transaction.updateTable('saved_view').set({ removed_at: null }).where('id', '=', viewId).execute()
	})
}

async function ownView(db: Database, { memberId, viewId }: Omit<ViewRequest, 'now'>, condition: RawBuilder<SqlBool>) {
	const view = await db
		.selectFrom('saved_view')
		.where('id', '=', viewId)
		.where('member_id', '=', memberId)
		.where(condition)
		.select(['place', 'name', 'query', 'is_public', 'removed_at'])
		.executeTakeFirst()
	if (!view) throw new Problem('request.notFound', 404)
	return view
}

function checked(place: ViewPlace, { name: typed, query: given }: Pick<ViewWriting, 'name' | 'query'>) {
	const [name, query] = [trimmedText(typed).replaceAll(/\s+/g, ' '), viewQuery(place, given)]
	if (query === '') throw new Problem('request.invalid', 400)
	refuseInvalidFields({
		name: textError(name, { maxLength: VIEW_NAME_MAX_LENGTH, required: 'text.required' }),
		query: textError(decodeURIComponent(query), { maxLength: VIEW_QUERY_MAX_LENGTH }),
	})
	return { name, query }
}

/** Refuses a name that another view of the same page has, and a new view beyond the limit. The member must be locked. */
async function refuseTaken(
	db: Database,
	{ memberId, viewId, place, name }: { memberId: string; viewId?: number; place: ViewPlace; name: string },
): Promise<void> {
	const { rows } = await sql<{ id: number; isTaken: boolean }>`select id, lower(name) = lower(${name})
			and starts_with(place, '/') = ${place.startsWith('/')} as "isTaken"
		from saved_view where member_id = ${memberId} and removed_at is null`.execute(db)
	if (viewId === undefined && rows.length >= VIEWS_PER_MEMBER) throw new Problem('view.tooMany', 409)
	const isTaken = rows.some((row) => row.isTaken && row.id !== viewId)
	if (isTaken) throw new Problem('view.nameTaken', 409, { fields: { name: 'view.nameTaken' } })
}

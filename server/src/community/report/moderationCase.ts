import { sql } from 'kysely'
import { CLAIM_MS, type ModeratedKind } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockThread } from '../comment/thread.ts'
import { isComment } from './content/comment.ts'
import type { FoundContent } from './content/content.ts'
import { KINDS } from './content/kinds.ts'

/** What a case is about. */
export interface CaseKey {
	kind: ModeratedKind
	id: string
}

export type LockedCase = Awaited<ReturnType<typeof lockCase>>

/** A content with its case, locked until the transaction ends. @throws Problem 404 if there is no such content. */
export async function lockContent(context: AppContext, { kind, id }: CaseKey) {
	const { db } = context
	// Comments are locked by their thread before anything else, as everywhere.
	if (isComment(kind) && Number.isSafeInteger(Number(id))) await lockThread(db, Number(id))
	const existing = await requireContent(context, { kind, id })
	const locked = await lockCase(db, existing)
	// What was read before the lock may have changed.
	const content = await requireContent(context, { kind: existing.kind, id })
	return { content, locked }
}

/** A content as it is now. @throws Problem 404 if there is none. */
export async function requireContent(context: AppContext, { kind, id }: CaseKey): Promise<FoundContent> {
	const content = (await KINDS[kind].read(context, [id])).get(id)
	if (!content) throw new Problem('request.notFound', 404)
	return content
}

async function lockCase(db: Database, content: FoundContent) {
	const { kind, id } = content
	await db
		.insertInto('moderation_case')
		.values({ kind, content_id: id, ...KINDS[kind].keysOf(content) })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return db
		.selectFrom('moderation_case')
		.where('kind', '=', kind)
		.where('content_id', '=', id)
		.selectAll()
		.forUpdate()
		.executeTakeFirstOrThrow()
}

/**
 * Locks a content for the work of a moderator.
 *
 * @throws Problem 404 if there is none, or it is private and was never reported; 403 `moderation.own` for something of their
 * own; 409 `moderation.claimed` while another moderator works on it.
 */
export async function lockForModerator(context: AppContext, key: CaseKey, moderatorId: string) {
	const { content, locked } = await lockContent(context, key)
	if (content.owners.includes(moderatorId)) throw new Problem('moderation.own', 403)
	const isDecided = content.state === 'hidden' || locked.appeal_state === 'waiting'
	if (content.isPrivate && !isDecided && !(await wasReported(context.db, locked)))
		throw new Problem('request.notFound', 404)
	const { claimed_by, claimed_at } = locked
	const isClaimed = claimed_by && claimed_at && context.now().getTime() - claimed_at.getTime() < CLAIM_MS
	if (isClaimed && claimed_by !== moderatorId) throw new Problem('moderation.claimed', 409)
	return { content, locked }
}

async function wasReported(db: Database, { id, comment_id }: LockedCase): Promise<boolean> {
	const { rows } = await sql`select from report where case_id = ${id}
		union all select from comment_report where comment_id = ${comment_id} limit 1`.execute(db)
	return rows.length > 0
}

/** True if a member of the team other than these may decide. */
export async function hasOtherModerator(db: Database, ids: readonly string[]): Promise<boolean> {
	const { rows } = await sql`select from member where role in ('moderator', 'admin')
		and not id = any(${ids}::uuid[]) limit 1`.execute(db)
	return rows.length > 0
}

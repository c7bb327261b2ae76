import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/**
 * Holds the whole thread of a comment until the transaction ends: a reply cannot begin under a comment that is being
 * removed, nor its place go from under a reply.
 *
 * @throws Problem 404 where there is no such comment.
 */
export async function lockThread(db: Database, commentId: number): Promise<void> {
	const { rows } = await sql<{ id: number }>`select id from comment
		where id = (select coalesce(root_id, id) from comment where id = ${commentId}) for update`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

/**
 * Brings up to date whose places are shown, from a comment that went or came back up to the first of its thread. Belongs
 * in a transaction that holds the thread.
 */
export async function settleThread(db: Database, commentId: number): Promise<void> {
	let id: number | null = commentId
	while (id !== null) {
		const { rows } = await sql<{ parent_id: number | null }>`update comment set is_standing = now.stands
			from (
				select (c.removed_at is null and c.hidden_at is null)
					or exists (select from comment r where r.parent_id = c.id and r.is_standing) as stands
				from comment c where c.id = ${id}
			) now
			where comment.id = ${id} and comment.is_standing <> now.stands
			returning comment.parent_id`.execute(db)
		id = rows[0]?.parent_id ?? null
	}
}

/** What answers a comment, at any depth, tells of at least as much of the title. */
export async function spreadSpoiler(db: Database, commentId: number, spoilerNumber: number): Promise<void> {
	await sql`with recursive below as (
			select id from comment where parent_id = ${commentId}
			union all select c.id from comment c join below b on c.parent_id = b.id
		) update comment set spoiler_number = greatest(coalesce(comment.spoiler_number, 0), ${spoilerNumber}::numeric)
		from below where below.id = comment.id`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/**
 * Locks the thread of a comment until the transaction ends, so that a reply and the removal of its parent run one after
 * the other.
 *
 * @throws Problem 404 if the comment does not exist.
 */
export async function lockThread(db: Database, commentId: number): Promise<void> {
	const { rows } = await sql<{ id: number }>`select id from comment
		where id = (select coalesce(root_id, id) from comment where id = ${commentId}) for update`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

/**
 * Updates `is_standing` (the comment or one of its replies is visible) from a removed or restored comment up to the root.
 * The transaction must hold the lock of the thread.
 */
export async function updateThreadVisibility(db: Database, commentId: number): Promise<void> {
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

/** Raises the spoiler number of all replies to a comment, at any depth, to at least its own. */
export async function spreadSpoiler(db: Database, commentId: number, spoilerNumber: number): Promise<void> {
	await sql`with recursive below as (
			select id from comment where parent_id = ${commentId}
			union all select c.id from comment c join below b on c.parent_id = b.id
		) update comment set spoiler_number = greatest(coalesce(comment.spoiler_number, 0), ${spoilerNumber}::numeric)
		from below where below.id = comment.id`.execute(db)
}

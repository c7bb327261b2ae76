import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

// Each statement deletes one kind of relation between two members, in both directions.
const DELETIONS: readonly ((db: Database, one: string, other: string) => Promise<unknown>)[] = [
	(db, one, other) =>
		sql`delete from member_follow
			where (follower_id, followed_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from profile_like where (liked_id, member_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from friendship
			where (low_id, high_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from custom_list_member p using custom_list l
			where l.id = p.list_id and (l.member_id, p.member_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
]

/** Deletes all relations between two members. A new kind of relation needs a statement here. */
export async function removeRelations(db: Database, one: string, other: string): Promise<void> {
	for (const deleteRelation of DELETIONS) await deleteRelation(db, one, other)
}

import { sql } from 'kysely'
import { type Comment, THREAD_ANCESTORS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { readAncestors, readWithReplies } from './readComments.ts'
import type { Viewer } from './viewer.ts'

/**
 * Reads a comment with its nearest ancestors, the furthest first, and its first replies.
 *
 * @throws Problem 404 if the viewer may not see one of them, or of the ancestors further up.
 */
export async function readThread(db: Database, id: number, viewer: Viewer): Promise<Comment[]> {
	// The limit has each step use the index: the planner expects ten rows of a step that has one, and reads the whole table.
	const { rows } = await sql<{ chain: number[]; isOpen: boolean | null }>`with recursive above as (
			select id, parent_id, member_id, 0 as steps from comment where id = ${id}
			union all select c.id, c.parent_id, c.member_id, a.steps + 1 from above a
				cross join lateral (select id, parent_id, member_id from comment where id = a.parent_id limit 1) c
		) select coalesce(json_agg(id order by steps desc) filter (where steps <= ${THREAD_ANCESTORS}), '[]') as chain,
			bool_and(${notBlockedMember(viewer.member?.id ?? null, sql.ref('above.member_id'))}) as "isOpen"
		from above where steps > 0`.execute(db)
	const { chain = [], isOpen } = rows[0] ?? {}
	if (isOpen === false) throw new Problem('request.notFound', 404)
	const above = await readAncestors(db, chain, viewer)
	const byId = new Map(above.map((comment) => [Number(comment.id), comment]))
	const below = await readWithReplies(db, [id], viewer)
	const all = [...chain.flatMap((one) => byId.get(one) ?? []), ...below]
	if (below.length === 0 || byId.size < chain.length) throw new Problem('request.notFound', 404)
	return all
}

import { sql } from 'kysely'
import type { Comment } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readAncestors, readWithReplies } from './readComments.ts'
import type { Viewer } from './viewer.ts'

/**
 * Reads a comment with its ancestors, root first, and its first replies.
 *
 * @throws Problem 404 if the viewer may not see one of them.
 */
export async function readThread(db: Database, id: number, viewer: Viewer): Promise<Comment[]> {
	const { rows } = await sql<{ id: number }>`with recursive above as (
			select id, parent_id, 0 as steps from comment where id = ${id}
			union all select c.id, c.parent_id, a.steps + 1 from comment c join above a on c.id = a.parent_id
		) select id from above where steps > 0 order by steps desc`.execute(db)
	const chain = rows.map((row) => row.id)
	const above = await readAncestors(db, chain, viewer)
	const byId = new Map(above.map((comment) => [Number(comment.id), comment]))
	const below = await readWithReplies(db, [id], viewer)
	const all = [...chain.flatMap((one) => byId.get(one) ?? []), ...below]
	if (below.length === 0 || byId.size < chain.length) throw new Problem('request.notFound', 404)
	return all
}

import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/**
 * Locks an episode until the transaction ends, so that its votes and reactions are counted serially.
 *
 * @throws Problem 404 if the episode does not exist or its title was removed.
 */
export async function lockEpisode(db: Database, id: number): Promise<void> {
	const { rows } = await sql<{ id: number }>`select e.id from episode e
		join title t on t.id = e.title_id and t.removed_at is null
		where e.id = ${id} for update of e`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

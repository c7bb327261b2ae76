import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Groups } from './chains.ts'
import { LOOSE } from './readWorks.ts'

/**
 * Tells which of some titles are of one franchise: those that a relation joins, or that one other title joins. Longer ways are
 * not followed.
 *
 * @returns a key for each title, the same for titles of one franchise
 */
export async function franchiseKeys(db: Database, ids: readonly number[]): Promise<(id: number) => number> {
	const { rows } = await sql<{ one: number; other: number }>`select title_id as one, target_id as other
		from title_relation where kind not in ${LOOSE} and target_id is not null
			and (title_id = any(${[...ids]}::int[]) or target_id = any(${[...ids]}::int[]))`.execute(db)
	const groups = new Groups()
	for (const { one, other } of rows) groups.join(one, other)
	return (id) => groups.of(id)
}

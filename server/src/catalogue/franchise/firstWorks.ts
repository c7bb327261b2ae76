import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Groups } from './chains.ts'
import { LOOSE } from './readWorks.ts'

/** The smallest id of each franchise, by which it is listed. One pass over all relations: {@link franchiseIds} would take one query each. */
export async function firstWorks(db: Database): Promise<number[]> {
	const { rows } = await sql<{ one: number; other: number }>`select r.title_id as one, r.target_id as other
		from title_relation r join title t on t.id = r.title_id and t.removed_at is null
		join title o on o.id = r.target_id and o.removed_at is null
		where r.kind not in ${LOOSE}`.execute(db)
	const groups = new Groups()
	for (const { one, other } of rows) groups.join(one, other)
	const first = new Map<number, number>()
	for (const id of rows.flatMap(({ one, other }) => [one, other])) {
		const group = groups.of(id)
		first.set(group, Math.min(id, first.get(group) ?? id))
	}
	return [...first.values()]
}

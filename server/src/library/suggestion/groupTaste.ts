import { type RawBuilder, sql } from 'kysely'
import { type Similarity, similarTo } from '../../catalogue/public.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { readSeeds } from './ownTaste.ts'
import { rank } from './rank.ts'

/** The titles of those entries `list_entry e` of some members that everybody may read, as SQL to the end of `where`. */
export function openEntries(memberIds: readonly string[]): RawBuilder<unknown> {
	return sql`select e.title_id from list_entry e where e.member_id = any(${memberIds}::uuid[]) and ${IS_OPEN}`
}

const IS_OPEN = sql`e.removed_at is null and not e.is_private and ${readableMember(null, sql.ref('e.member_id'))}`

/** How well titles suit several members together, 0 to 1 for each title, by the entries that everybody may read. */
export async function tasteOfAll(
	similarity: Similarity,
	memberIds: readonly string[],
): Promise<ReadonlyMap<number, number>> {
	const sum = new Map<number, number>()
	for (const memberId of memberIds) {
		const seeds = await readSeeds(similarity.db, memberId, IS_OPEN)
		if (seeds.length === 0) continue
		const neighbors = await similarTo(
			similarity,
			seeds.map(({ titleId }) => titleId),
		)
		const found = rank(seeds, (titleId) => neighbors.get(titleId) ?? [])
		const most = found[0]?.value ?? 1
		for (const { id, value } of found) sum.set(id, (sum.get(id) ?? 0) + value / most / memberIds.length)
	}
	return sum
}

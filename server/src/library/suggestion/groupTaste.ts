import { type RawBuilder, sql } from 'kysely'
import { type Similarity, similarTo } from '../../catalogue/public.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { readSeeds } from './ownTaste.ts'
import { type Candidate, rank } from './rank.ts'

/** The titles of those entries `list_entry e` of some members that everybody may read, as SQL to the end of `where`. */
export function openEntries(memberIds: readonly string[]): RawBuilder<unknown> {
	return sql`select e.title_id from list_entry e where e.member_id = any(${memberIds}::uuid[]) and ${IS_OPEN}`
}

const IS_OPEN = sql`e.removed_at is null and not e.is_private and ${readableMember(null, sql.ref('e.member_id'))}`

/** How much the score of a title, 0 to 10, counts beside what suits all: the best on public ratings (bench/README.md). */
const PER_POINT = 0.4

/** What a title is worth to several members: its score, and how well it suits them together. */
export function worthToAll(rating: number, suits: number): number {
	return rating * PER_POINT + suits
}

/** How well titles suit several members together, 0 to 1 for each title, by the entries that everybody may read. */
export async function tasteOfAll(
	similarity: Similarity,
	memberIds: readonly string[],
): Promise<ReadonlyMap<number, number>> {
	const found: Candidate[][] = []
	for (const memberId of memberIds) {
		const seeds = await readSeeds(similarity.db, memberId, IS_OPEN)
		const neighbors = await similarTo(
			similarity,
			seeds.map(({ titleId }) => titleId),
		)
		found.push(rank(seeds, (titleId) => neighbors.get(titleId) ?? []))
	}
	return combineTastes(found)
}

/** The mean over members of how well titles suit each, with 1 for what suits a member best. */
export function combineTastes(members: readonly (readonly Candidate[])[]): ReadonlyMap<number, number> {
	const sum = new Map<number, number>()
	for (const found of members) {
		const most = found[0]?.value ?? 1
		for (const { id, value } of found) sum.set(id, (sum.get(id) ?? 0) + value / most / members.length)
	}
	return sum
}

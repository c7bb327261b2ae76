import { sql } from 'kysely'
import { SIMILAR_TITLES, type SimilarTitles } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { franchiseKeys } from '../franchise/franchiseKeys.ts'
import { franchiseIds, hasRelatives } from '../franchise/readWorks.ts'
import { consistentRead } from '../listing/consistentRead.ts'
import { readCards } from '../listing/readCards.ts'
import type { Pictures } from '../pictures.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import type { SimilarTitle } from './contentIndex.ts'
import type { SimilarIndex } from './similarIndex.ts'

export interface Similarity {
	db: Database
	pictures: Pictures
	similar: SimilarIndex
}

/** More than are shown, because works of the same franchise are left out afterwards. */
const CANDIDATES = 60
const OF_ONE_FRANCHISE = 2
/** What members have on their lists says more than what a catalogue says. */
export const BY_LISTS = 0.6

/**
 * The titles that resemble one most, by content and by members' lists, without works of its own franchise
 * and with two of another one at most.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readSimilarTitles(
	{ db, pictures, similar }: Similarity,
	titleId: number,
	maxStaleness?: MaxStaleness,
): Promise<SimilarTitles & { isBehind: boolean }> {
	const read = async () => {
		const { content } = similar
		const [neighbors, own] = await Promise.all([readNeighbors(db, titleId), franchiseOf(db, titleId)])
		const found = blend(content.similar(titleId, CANDIDATES), neighbors)
		const others = found.filter(({ id }) => !own.has(id)).map(({ id }) => id)
		const ids = fewOfEach(others, await franchiseKeys(db, others))
		const cards = await readCards(db, ids.slice(0, SIMILAR_TITLES), pictures)
		return { ...cards, isKnown: content.has(titleId) }
	}
	const { cards, isKnown, isBehind } = await consistentRead(similar, read, maxStaleness)
	if (!isKnown) throw new Problem('request.notFound', 404)
	return { items: cards.map(({ card }) => card), isBehind }
}

/** Both kinds of similarity as one list, the most similar first. */
export function blend(byContent: readonly SimilarTitle[], byLists: readonly SimilarTitle[]): SimilarTitle[] {
	const sum = new Map<number, number>()
	const add = (share: number) => (each: SimilarTitle) =>
		sum.set(each.id, (sum.get(each.id) ?? 0) + share * each.similarity)
	byContent.forEach(add(1 - BY_LISTS))
	byLists.forEach(add(BY_LISTS))
	return [...sum]
		.map(([id, similarity]) => ({ id, similarity }))
		.sort((one, other) => other.similarity - one.similarity || one.id - other.id)
}

/** The ids in their order, at most {@link OF_ONE_FRANCHISE} with the same key. */
function fewOfEach(ids: readonly number[], keyOf: (id: number) => number): number[] {
	const taken = new Map<number, number>()
	return ids.filter((id) => {
		const count = (taken.get(keyOf(id)) ?? 0) + 1
		taken.set(keyOf(id), count)
		return count <= OF_ONE_FRANCHISE
	})
}

async function readNeighbors(db: Database, titleId: number): Promise<SimilarTitle[]> {
	return db
		.selectFrom('title_neighbor')
		.innerJoin('title', 'title.id', 'title_neighbor.neighbor_id')
		.where('title_neighbor.title_id', '=', titleId)
		.where('title.removed_at', 'is', null)
		.select(['neighbor_id as id', 'similarity'])
		.execute()
}

async function franchiseOf(db: Database, titleId: number): Promise<ReadonlySet<number>> {
	const { rows } = await sql<{ id: number }>`select id from title where id in ${franchiseIds(titleId)}
		and ${hasRelatives(sql`${titleId}::int`)}`.execute(db)
	return new Set([titleId, ...rows.map(({ id }) => id)])
}

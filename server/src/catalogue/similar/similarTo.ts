import { sql } from 'kysely'
import type { SimilarTitle } from './contentIndex.ts'
import { blend, type Similarity } from './similarTitles.ts'

/** Similar titles of each title. */
const PER_TITLE = 40
/** The titles that are also compared by content; each takes about a millisecond. */
const BY_CONTENT = 5

/** The titles that resemble each of some titles; by content only for the first of them. */
export async function similarTo(
	{ db, similar }: Similarity,
	titleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SimilarTitle[]>> {
	await similar.ready()
	const { rows } = await sql<{ title_id: number; id: number; similarity: number }>`
		select title_id, neighbor_id as id, similarity from title_neighbor where title_id = any(${titleIds}::int[])`.execute(
		db,
	)
	const byLists = new Map(titleIds.map((id): [number, SimilarTitle[]] => [id, []]))
	for (const { title_id, id, similarity } of rows) byLists.get(title_id)?.push({ id, similarity })
	return new Map(
		titleIds.map((id, place) => {
			const byContent = place < BY_CONTENT ? similar.content.similar(id, PER_TITLE) : []
			return [id, blend(byContent, byLists.get(id) ?? [])]
		}),
	)
}

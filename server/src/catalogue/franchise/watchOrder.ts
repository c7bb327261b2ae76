import type { TitleLink, WatchOrder } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { linkOf } from '../titleNames.ts'
import { franchiseId } from './franchise.ts'
import { readFranchise } from './readWorks.ts'
import { storyOrder } from './storyOrder.ts'

/**
 * Where a title stands in its storyline.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readWatchOrder(db: Database, titleId: number): Promise<WatchOrder> {
	const graph = await readFranchise(db, titleId)
	const line = storyOrder(graph).find((works) => works.some(({ work }) => work.id === titleId))
	if (!line) throw new Problem('request.notFound', 404)
	const index = line.findIndex(({ work }) => work.id === titleId)
	const beside = [line[index - 1], line[index + 1]].map((entry) => entry?.work.id ?? null)
	const links = await readLinks(
		db,
		beside.flatMap((id) => id ?? []),
	)
	const [previous = null, next = null] = beside.map((id) => (id === null ? null : (links.get(id) ?? null)))
	return {
		franchiseId: franchiseId(graph),
		total: graph.works.length,
		place: index + 1,
		length: line.length,
		previous,
		next,
	}
}

async function readLinks(db: Database, ids: readonly number[]): Promise<Map<number, TitleLink>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.selectFrom('title')
		.select(['id', 'kind', 'format', 'title', 'english_title', 'native_title', 'romaji_title'])
		.where('id', 'in', ids)
		.where('removed_at', 'is', null)
		.execute()
	return new Map(rows.map((row) => [row.id, linkOf(row)]))
}

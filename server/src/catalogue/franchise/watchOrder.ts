import type { TitleLink, WatchOrder } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { linkOf } from '../titleNames.ts'
import { franchiseId, namesake } from './franchise.ts'
import { readFranchise } from './readWorks.ts'
import { byRelease } from './releaseOrder.ts'
import { storyOrder } from './storyOrder.ts'

/**
 * Where a title stands in its storyline by release, among the main works, and where a newcomer begins.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readWatchOrder(db: Database, titleId: number): Promise<WatchOrder> {
	const graph = await readFranchise(db, titleId)
	const lines = storyOrder(graph)
	const line = lines.find((works) => works.some(({ work }) => work.id === titleId))
	if (!line) throw new Problem('request.notFound', 404)
	const ids = line
		.flatMap(({ work, isMain }) => (isMain || work.id === titleId ? [work] : []))
		.sort(byRelease)
		.map(({ id }) => id)
	const index = ids.indexOf(titleId)
	const start = namesake(line.length > 1 ? [line] : lines)?.id
	const beside = [ids[index - 1], ids[index + 1], start === titleId ? undefined : start]
	const links = await readLinks(
		db,
		beside.flatMap((id) => id ?? []),
	)
	const [previous = null, next = null, begin = null] = beside.map((id) => links.get(id ?? 0) ?? null)
	return {
		franchiseId: franchiseId(graph),
		total: graph.works.length,
		start: begin,
		place: index + 1,
		length: ids.length,
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

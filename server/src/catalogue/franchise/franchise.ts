import { sql } from 'kysely'
import type { Franchise, FranchiseWork } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { namesOf } from '../titleNames.ts'
import { type FranchiseGraph, MAX_WORKS, readFranchise, type Work } from './readWorks.ts'
import { byRelease } from './releaseOrder.ts'
import { type Storyline, storyOrder } from './storyOrder.ts'

type Row = CardRow & { started: string | null; episode_count: number | null; minutes: number | null }

/** The share of the renown of the best-known work from which another one is well known. */
const KNOWN = 0.7

/**
 * Every work of the franchise of a title.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readFranchisePage(db: Database, pictures: Pictures, titleId: number): Promise<Franchise> {
	const graph = await readFranchise(db, titleId)
	const { works } = graph
	const rows = await readRows(
		db,
		works.map(({ id }) => id),
	)
	const known = works.filter(({ id }) => rows.has(id))
	const storylines = storylinesOf(graph)
	const main = rows.get(namesake(storylines)?.id ?? 0)
	if (!main) throw new Problem('request.notFound', 404)
	const present = ({ work, isMain }: Storyline[number]): FranchiseWork[] => {
		const row = rows.get(work.id)
		if (!row) return []
		const { started, episode_count: episodeCount, minutes } = row
		return [{ title: presentCard(row, pictures), role: isMain ? 'main' : 'side', started, episodeCount, minutes }]
	}
	return {
		id: franchiseId(graph),
		...namesOf(main),
		storylines: storylines.map((line) => line.flatMap(present)),
		start: main.id,
		releaseOrder: known.toSorted(byRelease).map(({ id }) => id),
		isCutOff: works.length >= MAX_WORKS,
	}
}

/** The storylines, those of a single work last. */
export function storylinesOf(graph: FranchiseGraph): Storyline[] {
	const lines = storyOrder(graph)
	return [...lines.filter(({ length }) => length > 1), ...lines.filter(({ length }) => length === 1)]
}

/** The stable id of a franchise: the smallest of its titles. */
export function franchiseId({ works }: FranchiseGraph): number {
	return works.reduce((least, { id }) => Math.min(least, id), Number.POSITIVE_INFINITY)
}

/**
 * The work that storylines are named by, with which a newcomer begins: the first series of the best-known one, without works
 * that few know.
 */
export function namesake(storylines: readonly Storyline[]): Work | undefined {
	const lines = storylines.map(toBeginWith).toSorted((one, other) => renownOf(other) - renownOf(one))
	const [works = []] = lines
	const least = KNOWN * Math.max(...works.map(({ renown }) => renown))
	const known = works.filter(({ renown }) => renown >= least).sort(byRelease)
	return known.find(({ format }) => format === 'TV') ?? known[0]
}

/** The main works of a storyline; its anime, if it has some. */
function toBeginWith(line: Storyline): Work[] {
	const main = line.flatMap(({ work, isMain }) => (isMain ? [work] : []))
	const anime = main.filter(({ kind }) => kind === 'anime')
	return anime.length > 0 ? anime : main
}

/** How well known works are together: as the best known, and a little more with each other. A storyline to read comes last. */
function renownOf(works: readonly Work[]): number {
	const each = works.map(({ kind, format, renown }) => renown * (format === 'TV' ? 1 : kind === 'anime' ? 0.7 : 0))
	return Math.max(...each) + 0.1 * Math.log2(1 + each.reduce((sum, renown) => sum + renown, 0))
}

async function readRows(db: Database, ids: readonly number[]): Promise<Map<number, Row>> {
	const { rows } = await sql<Row>`select ${CARD_COLUMNS}, t.started, t.episode_count, t.minutes
		from title t left join member m on m.id = t.posted_by
		where t.id = any(${ids}::int[]) and t.removed_at is null`.execute(db)
	return new Map(rows.map((row) => [row.id, row]))
}

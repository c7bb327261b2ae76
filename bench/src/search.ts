import { sql } from 'kysely'
import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import type { HitsByGroup, SearchHit } from 'server/src/catalogue/search/searchIndex.ts'
import { withoutNoise } from 'server/src/catalogue/search/withoutNoise.ts'
import { searchCatalogue } from 'server/src/catalogue/searchCatalogue.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { OWN_PICTURES } from 'server/src/core/remotePicture/pictures.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { percentile, spread, table } from './statistics.ts'
import { addTypo, seededRandom, TYPO_KINDS, type TypoKind } from './typos.ts'

/** The seed of the queries. Check results with several seeds against overfitting. */
const SEED = Number(process.env.SEED ?? 20_260)
const WELL_KNOWN = 100
const RANDOM = 100
const BURSTS = 7
const SHORTEST_NAME = 6

interface Query {
	titleId: number
	/** The titles with the same name, which all count as correct. */
	namesakes: ReadonlySet<number>
	name: string
	typed: string
	typoKind: TypoKind
	isWellKnown: boolean
}

interface TitleName {
	id: number
	name: string
	folded: string
}

/** 100 queries for well-known titles and 100 for random ones, each with one typo; the same for the same seed. */
async function makeQueries(db: Database): Promise<Query[]> {
	const titles = (order: ReturnType<typeof sql>, count: number) =>
		sql<TitleName>`select t.id, t.title as name,
				(select folded from title_name where title_id = t.id order by position limit 1) as folded
			from title t where length(t.title) >= ${SHORTEST_NAME} and t.title ~ '^[A-Za-z0-9 :,.!?-]+$'
				and not t.is_sample and t.removed_at is null
			order by ${order} limit ${count}`.execute(db)
	const known = await titles(sql`t.renown desc, t.id`, WELL_KNOWN)
	const any = await titles(sql`md5(t.source_key || ${SEED}::text)`, RANDOM)
	const namesakes = await titlesByName(db)
	const next = seededRandom(SEED)
	return [...known.rows, ...any.rows].map(({ id, name, folded }, place) => {
		const typoKind = TYPO_KINDS[place % TYPO_KINDS.length] ?? 'swap'
		const typed = addTypo(name, typoKind, next)
		const same = namesakes.get(folded) ?? new Set([id])
		return { titleId: id, name, namesakes: same, typed, typoKind, isWellKnown: place < WELL_KNOWN }
	})
}

async function titlesByName(db: Database): Promise<Map<string, Set<number>>> {
	const byName = new Map<string, Set<number>>()
	for (const { title_id, folded } of await db.selectFrom('title_name').select(['title_id', 'folded']).execute()) {
		const titles = byName.get(folded) ?? new Set()
		byName.set(folded, titles.add(title_id))
	}
	return byName
}

/** The rank of the correct title among all results, from 1; infinite if it is missing. */
function rankAmongAll(hits: HitsByGroup, { namesakes }: Query): number {
	const all: SearchHit[] = [...hits.animes, ...hits.mangas, ...hits.movies].sort(
		(one, other) => other.score - one.score,
	)
	const place = all.findIndex(({ id }) => namesakes.has(id))
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

/** The rank of the title itself in its group, as the search overlay shows it. */
function rankInGroup({ animes, mangas, movies }: HitsByGroup, { titleId }: Query): number {
	const places = [animes, mangas, movies].map((group) => group.findIndex(({ id }) => id === titleId))
	const place = Math.max(...places)
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

function shareWithin(ranks: readonly number[], limit: number): string {
	return `${((100 * ranks.filter((rank) => rank <= limit).length) / ranks.length).toFixed(1)} %`
}

await withImportedDatabase(async (db) => {
	const index = new CatalogueIndex(db)
	await index.ready()
	const queries = await makeQueries(db)
	const results = queries.map((query) => ({ query, hits: withoutNoise(index.search.search(query.typed, 10)) }))

	const groups: [string, typeof results][] = [
		['all 200', results],
		['well known', results.filter(({ query }) => query.isWellKnown)],
		['random', results.filter(({ query }) => !query.isWellKnown)],
		...TYPO_KINDS.map((typoKind): [string, typeof results] => [
			typoKind,
			results.filter(({ query }) => query.typoKind === typoKind),
		]),
	]
	const rows = groups.map(([name, some]) => {
		const all = some.map(({ hits, query }) => rankAmongAll(hits, query))
		const own = some.map(({ hits, query }) => rankInGroup(hits, query))
		return [
			name,
			String(some.length),
			shareWithin(all, 3),
			shareWithin(all, 10),
			shareWithin(own, 3),
			shareWithin(own, 6),
		]
	})
	process.stdout.write(
		`${table(['queries', 'count', 'first 3 of all', 'first 10 of all', 'first 3 of its group', 'first 6'], rows)}\n\n`,
	)
	for (const { query, hits } of results) {
		if (rankAmongAll(hits, query) > 3) process.stdout.write(`missed: "${query.typed}" for "${query.name}"\n`)
	}

	const indexOnly: number[][] = []
	const cpu: number[] = []
	const withRows: number[][] = []
	for (let burst = 0; burst < BURSTS; burst += 1) {
		const inIndex: number[] = []
		const before = process.cpuUsage()
		for (const { typed } of queries) {
			const began = performance.now()
			index.search.search(typed, 6)
			inIndex.push(performance.now() - began)
		}
		const { user, system } = process.cpuUsage(before)
		cpu.push((user + system) / 1000 / queries.length)
		indexOnly.push(inIndex)
		const inAll: number[] = []
		for (const { typed } of queries) {
			const began = performance.now()
			await searchCatalogue({ db, index, pictures: OWN_PICTURES }, typed)
			inAll.push(performance.now() - began)
		}
		withRows.push(inAll)
	}
	const summary = (name: string, bursts: number[][]) => [
		name,
		spread(bursts.map((burst) => percentile(burst, 0.5))),
		spread(bursts.map((burst) => percentile(burst, 0.99))),
	]
	// Other processes disturb single calls, so each query counts with its median over the bursts.
	const queryMedians = queries.map((_, query) =>
		percentile(
			indexOnly.map((burst) => burst[query] ?? Number.NaN),
			0.5,
		),
	)
	process.stdout.write(
		`\n${table(['ms, median of bursts (min to max)', 'p50', 'p99'], [summary('index alone', indexOnly), summary('with its rows from the database', withRows)])}\n` +
			`each query by its median over the bursts: p50 ${percentile(queryMedians, 0.5).toFixed(2)}, p99 ${percentile(queryMedians, 0.99).toFixed(2)} ms\n` +
			`CPU a query in the index: ${spread(cpu)} ms; memory of the process with PGlite: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`,
	)
})

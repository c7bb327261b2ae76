import { sql } from 'kysely'
import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import type { HitsByGroup, SearchHit } from 'server/src/catalogue/search/searchIndex.ts'
import { searchCatalogue } from 'server/src/catalogue/searchCatalogue.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { withImported } from './imported.ts'
import { MISTAKES, type Mistake, misspell, numbers } from './misspell.ts'
import { percentile, spread, table } from './statistics.ts'

/** Another one gives other queries: numbers that hold for one seed only hold for none. */
const SEED = Number(process.env.SEED ?? 20_260)
const WELL_KNOWN = 100
const RANDOM = 100
const BURSTS = 7
const SHORTEST_NAME = 6

interface Query {
	titleId: number
	/** Every title that goes by the very same name: each of them is right. */
	namesakes: ReadonlySet<number>
	name: string
	typed: string
	mistake: Mistake
	isWellKnown: boolean
}

interface TitleName {
	id: number
	name: string
	folded: string
}

/** Half of the best known titles and half of any, each misspelled in one way: the same 200 queries in every run. */
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
	const next = numbers(SEED)
	return [...known.rows, ...any.rows].map(({ id, name, folded }, place) => {
		const mistake = MISTAKES[place % MISTAKES.length] ?? 'swap'
		const typed = misspell(name, mistake, next)
		const same = namesakes.get(folded) ?? new Set([id])
		return { titleId: id, name, namesakes: same, typed, mistake, isWellKnown: place < WELL_KNOWN }
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

/** The place of the right title among all results, from 1; infinite where it is not there. */
function rankAmongAll(found: HitsByGroup, { namesakes }: Query): number {
	const all: SearchHit[] = [...found.animes, ...found.mangas, ...found.movies].sort(
		(one, other) => other.score - one.score,
	)
	const place = all.findIndex(({ id }) => namesakes.has(id))
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

/** The place in its own group, as the overlay shows it; the title itself, not a namesake. */
function rankInGroup({ animes, mangas, movies }: HitsByGroup, { titleId }: Query): number {
	const places = [animes, mangas, movies].map((group) => group.findIndex(({ id }) => id === titleId))
	const place = Math.max(...places)
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

function share(ranks: readonly number[], most: number): string {
	return `${((100 * ranks.filter((rank) => rank <= most).length) / ranks.length).toFixed(1)} %`
}

await withImported(async (db) => {
	const index = new CatalogueIndex(db)
	await index.ready()
	const queries = await makeQueries(db)
	const results = queries.map((query) => ({ query, found: index.search.search(query.typed, 10) }))

	const groups: [string, typeof results][] = [
		['all 200', results],
		['well known', results.filter(({ query }) => query.isWellKnown)],
		['random', results.filter(({ query }) => !query.isWellKnown)],
		...MISTAKES.map((mistake): [string, typeof results] => [
			mistake,
			results.filter(({ query }) => query.mistake === mistake),
		]),
	]
	const rows = groups.map(([name, some]) => {
		const all = some.map(({ found, query }) => rankAmongAll(found, query))
		const own = some.map(({ found, query }) => rankInGroup(found, query))
		return [name, String(some.length), share(all, 3), share(all, 10), share(own, 3), share(own, 6)]
	})
	process.stdout.write(
		`${table(['queries', 'count', 'first 3 of all', 'first 10 of all', 'first 3 of its group', 'first 6'], rows)}\n\n`,
	)
	for (const { query, found } of results) {
		if (rankAmongAll(found, query) > 3) process.stdout.write(`missed: "${query.typed}" for "${query.name}"\n`)
	}

	const alone: number[][] = []
	const cpu: number[] = []
	const whole: number[][] = []
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
		alone.push(inIndex)
		const inAll: number[] = []
		for (const { typed } of queries) {
			const began = performance.now()
			await searchCatalogue({ db, index, pictures: { REMOTE_PICTURES: false } }, typed)
			inAll.push(performance.now() - began)
		}
		whole.push(inAll)
	}
	const times = (name: string, bursts: number[][]) => [
		name,
		spread(bursts.map((burst) => percentile(burst, 0.5))),
		spread(bursts.map((burst) => percentile(burst, 0.99))),
	]
	// The machine's other work disturbs single calls: a query's own time is its median over the bursts.
	const undisturbed = queries.map((_, place) =>
		percentile(
			alone.map((burst) => burst[place] ?? Number.NaN),
			0.5,
		),
	)
	process.stdout.write(
		`\n${table(['ms, median of bursts (least to most)', 'p50', 'p99'], [times('index alone', alone), times('with its rows from the database', whole)])}\n` +
			`each query by its median over the bursts: p50 ${percentile(undisturbed, 0.5).toFixed(2)}, p99 ${percentile(undisturbed, 0.99).toFixed(2)} ms\n` +
			`CPU a query in the index: ${spread(cpu)} ms; memory of the process with PGlite: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`,
	)
})

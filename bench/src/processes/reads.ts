import type { ServerProcess } from 'federation/serverProcess'
import { sql } from 'kysely'
import type { Database } from 'server/src/core/database/schema.ts'
import { repetitions } from '../options.ts'
import { burst, cpuMsOf } from '../site/burst.ts'
import { median, spread } from '../statistics.ts'

export const ROUNDS = repetitions(5, 1)
export const BURST_MS = repetitions(3000, 500)
const TITLES = 400
const LIST_PAGES = 40
const QUERY_LETTERS = 8

export interface Reads {
	paths: readonly string[]
	accept: string
}

/** The addresses that readers ask for: pages of titles, pages of the list of titles, and searches. */
export async function readsOf(db: Database): Promise<Record<string, Reads>> {
	const titles = await sql<{ id: number; kind: string; title: string }>`
		select id, kind, title from title where removed_at is null order by renown desc nulls last, id limit ${TITLES}`.execute(
		db,
	)
	const pages = Array.from({ length: LIST_PAGES }, (_, page) => `/api/titles?kind=anime&page=${page + 1}`)
	const queries = titles.rows.map(({ title }) => `/api/search?q=${encodeURIComponent(title.slice(0, QUERY_LETTERS))}`)
	return {
		'page of a title': { paths: titles.rows.map(({ id, kind }) => `/${kind}/${id}`), accept: 'text/html' },
		'list of titles': { paths: pages, accept: 'application/json' },
		search: { paths: queries, accept: 'application/json' },
	}
}

/** Measures reads in bursts. @returns responses per second, CPU ms of the processes and of Postgres for each */
export async function measureReads(
	db: Database,
	servers: readonly ServerProcess[],
	{ paths, accept }: Reads,
): Promise<string[]> {
	const options = { servers, paths, headers: { accept, 'accept-encoding': 'br' }, status: 200 }
	await burst({ ...options, milliseconds: BURST_MS })
	const backends = await backendsOf(db)
	const bursts: { perSecond: number; cpuMs: number; postgresMs: number }[] = []
	for (let round = 0; round < ROUNDS; round += 1) {
		// A connection that a pool has closed meanwhile has no time, neither before nor after.
		const before = await Promise.all(backends.map((pid) => cpuMsOf([pid])))
		const one = await burst({ ...options, milliseconds: BURST_MS })
		const after = await Promise.all(backends.map((pid) => cpuMsOf([pid])))
		const used = after.map((ms, index) => Math.max(0, ms - (before[index] ?? 0))).reduce((sum, ms) => sum + ms, 0)
		bursts.push({ ...one, postgresMs: used / one.responses })
	}
	const of = (metric: keyof (typeof bursts)[number]) => bursts.map((one) => one[metric])
	return [spread(of('perSecond'), 0), median(of('cpuMs')).toFixed(2), median(of('postgresMs')).toFixed(2)]
}

/** The processes of Postgres that work for this database. */
async function backendsOf(db: Database): Promise<number[]> {
	const { rows } = await sql<{ pid: number }>`
		select pid from pg_stat_activity where datname = current_database()`.execute(db)
	return rows.map(({ pid }) => pid)
}

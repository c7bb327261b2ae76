import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { EPISODE_CARD_COLUMNS } from 'server/src/catalogue/episodeCard.ts'
import { CARD_COLUMNS } from 'server/src/catalogue/titleCard.ts'
import type { Schema } from 'server/src/core/database/schema.ts'
import { parseSettings } from 'server/src/core/settings.ts'
import { buildApp } from 'server/src/site/app.ts'
import { openContext } from 'server/src/site/openContext.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { percentile, spread, table } from './statistics.ts'

const BURSTS = 7
const REQUESTS = 60

/** The measured lists, with the kind of their items. */
const LISTS: readonly [name: string, url: string, of: 'titles' | 'episodes'][] = [
	['titles, first page', '/api/titles?kind=anime', 'titles'],
	['titles, last page', '/api/titles?kind=anime&page=last', 'titles'],
	['titles, filtered', '/api/titles?kind=anime&genres=action,comedy&without=drama&sort=title', 'titles'],
	['titles, by text', '/api/titles?kind=anime&q=frieren', 'titles'],
	['ranking, first page', '/api/ranking', 'titles'],
	['ranking, last page', '/api/ranking?page=last', 'titles'],
	['episodes, first page', '/api/episodes', 'episodes'],
	['episodes, last page', '/api/episodes?page=last', 'episodes'],
]

interface ListResponse {
	total: number
	pageSize: number
	items: { id?: number; title?: { id?: number } }[]
}

/** Replaces `page=last` by the number of the last page. */
async function resolvePage(app: FastifyInstance, url: string): Promise<string> {
	if (!url.includes('page=last')) return url
	const { total, pageSize } = (await app.inject(url.replace('page=last', 'page=1'))).json<ListResponse>()
	return url.replace('page=last', `page=${Math.ceil(total / pageSize)}`)
}

/** Runs the SQL of the endpoint directly. */
function databaseQuery(db: Kysely<Schema>, of: 'titles' | 'episodes', ids: readonly number[]): () => Promise<unknown> {
	const query =
		of === 'titles'
			? sql`select v.version as catalogue_version, t.popularity, t.weighted_rating, ${CARD_COLUMNS}
				from catalogue_version v left join title t on t.id = any(${ids}::int[]) and t.removed_at is null
				left join member m on m.id = t.posted_by`
			: sql`select v.version as catalogue_version, ${EPISODE_CARD_COLUMNS}
				from catalogue_version v left join episode e on e.id = any(${ids}::int[])
				left join title t on t.id = e.title_id left join member m on m.id = e.added_by`
	return () => query.execute(db)
}

/** Fetches without compression, because the bare route has none. */
async function fetchBody(address: string): Promise<string> {
	return (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text()
}

/** The median time of sequential runs, ms. */
async function burst(run: () => Promise<unknown>): Promise<number> {
	const times: number[] = []
	for (let request = 0; request < REQUESTS; request += 1) {
		const began = performance.now()
		await run()
		times.push(performance.now() - began)
	}
	return percentile(times, 0.5)
}

await withImportedDatabase(async (db) => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-'))
	const settings = parseSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', DATA_DIR: folder })
	const app = await buildApp(openContext(settings, db))
	const bare = fastify()
	let body = ''
	bare.get('/constant', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
	try {
		const siteOrigin = await app.listen({ port: 0, host: '127.0.0.1' })
		const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' })
		const rows: string[][] = []
		for (const [name, address, of] of LISTS) {
			const url = await resolvePage(app, address)
			const response = await app.inject(url)
			body = response.body
			const ids = response.json<ListResponse>().items.flatMap(({ id, title }) => id ?? title?.id ?? [])
			const runs = {
				endpoint: () => fetchBody(siteOrigin + url),
				database: databaseQuery(db, of, ids),
				constant: () => fetchBody(`${bareOrigin}/constant`),
			}
			await burst(runs.endpoint)
			const times: Record<keyof typeof runs, number>[] = []
			for (let round = 0; round < BURSTS; round += 1) {
				times.push({
					endpoint: await burst(runs.endpoint),
					database: await burst(runs.database),
					constant: await burst(runs.constant),
				})
			}
			rows.push([
				name,
				`${(body.length / 1000).toFixed(1)} KB`,
				spread(times.map(({ endpoint }) => endpoint)),
				spread(times.map(({ database }) => database)),
				spread(times.map(({ constant }) => constant)),
				spread(times.map(({ endpoint, database, constant }) => endpoint / (database + constant))),
				spread(times.map(({ endpoint, database }) => endpoint / database)),
			])
		}
		const columns = ['p50 in ms', 'body', 'endpoint', 'its SQL', 'constant body', 'endpoint ÷ both', 'endpoint ÷ SQL']
		process.stdout.write(`${table(columns, rows)}\n`)
	} finally {
		await app.close()
		await bare.close()
		await rm(folder, { recursive: true, force: true })
	}
})

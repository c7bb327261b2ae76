import { readFranchisePage } from 'server/src/catalogue/franchise/franchise.ts'
import { readWatchOrder } from 'server/src/catalogue/franchise/watchOrder.ts'
import { readTitlePage } from 'server/src/catalogue/titlePage/titlePage.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { OWN_PICTURES } from 'server/src/core/remotePicture/pictures.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { repetitions } from './options.ts'
import { report } from './report.ts'
import { percentile } from './statistics.ts'

const TITLES = repetitions(1000, 50)
/** The size from which a franchise counts as large. */
const LARGE = 40

type Read = (db: Database, id: number) => Promise<unknown>

const READS: readonly (readonly [name: string, read: Read])[] = [
	['the page of a title, for comparison', (db, id) => readTitlePage(db, OWN_PICTURES, id)],
	['its place in the order to watch', readWatchOrder],
	['the page of its franchise', (db, id) => readFranchisePage(db, OWN_PICTURES, id)],
]

/** A fixed sample of titles with relations. */
async function sampleTitles(db: Database): Promise<number[]> {
	const rows = await db
		.selectFrom('title')
		.select('id')
		.where('removed_at', 'is', null)
		.where('id', 'in', (query) =>
			query.selectFrom('title_relation').select('title_id').where('target_id', 'is not', null),
		)
		.orderBy((expression) => expression.fn('md5', [expression.cast<string>('id', 'text')]))
		.limit(TITLES)
		.execute()
	return rows.map(({ id }) => id)
}

/** The times of sequential reads, ms. */
async function measure(db: Database, ids: readonly number[], read: Read): Promise<string[]> {
	for (const id of ids.slice(0, 50)) await read(db, id)
	const times: number[] = []
	for (const id of ids) {
		const began = performance.now()
		await read(db, id)
		times.push(performance.now() - began)
	}
	return [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))
}

await withImportedDatabase(async (db) => {
	const ids = await sampleTitles(db)
	const large: number[] = []
	for (const id of ids) if ((await readWatchOrder(db, id)).total >= LARGE) large.push(id)
	const rows: string[][] = []
	for (const [name, read] of READS) {
		rows.push([name, ...(await measure(db, ids, read))])
		rows.push([`${name}, of ${LARGE} works or more`, ...(await measure(db, large, read))])
	}
	report(
		`Franchises, ms over ${ids.length} titles (${large.length} of large franchises)`,
		['', 'p50', 'p95', 'p99'],
		rows,
	)
})

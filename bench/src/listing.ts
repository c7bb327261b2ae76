import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { draftOf, writeTitles } from 'server/src/catalogue/catalogue.testing.ts'
import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import { type Catalogue, listTitles } from 'server/src/catalogue/listing/listTitles.ts'
import { ReadCache } from 'server/src/catalogue/readCache.ts'
import { openDatabase } from 'server/src/core/database/connection.ts'
import { migrate } from 'server/src/core/database/migrate.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { OWN_PICTURES } from 'server/src/core/remotePicture/pictures.ts'
import type { ListingQuery } from 'shared-contract'
import { withImportedDatabase } from './importedDatabase.ts'
import { percentile, spread, table } from './statistics.ts'

const SMALL = 400
const BURSTS = 9
const REQUESTS = 120
const PAGE_SIZE = 18

/** The measured lists. Page infinity is the last page, page -1 the middle one. */
const LISTS: readonly [name: string, query: ListingQuery][] = [
	['first page, best rated', { kind: 'anime' }],
	['last page, best rated', { kind: 'anime', page: Number.POSITIVE_INFINITY }],
	['page in the middle, by name', { kind: 'anime', sort: 'title', page: -1 }],
	['filtered by type, status and genre', { kind: 'anime', format: 'TV', status: 'completed', genre: 'comedy' }],
	['filtered by text', { kind: 'anime', q: 'no' }],
]

async function lastPage({ index }: Catalogue, { page: _, ...filter }: ListingQuery): Promise<number> {
	await index.ready()
	return Math.max(1, Math.ceil(index.listing.list(filter).length / PAGE_SIZE))
}

async function resolvePage(catalogue: Catalogue, query: ListingQuery): Promise<ListingQuery> {
	const last = await lastPage(catalogue, query)
	if (query.page === Number.POSITIVE_INFINITY) return { ...query, page: last }
	return query.page === -1 ? { ...query, page: Math.ceil(last / 2) } : query
}

/** A catalogue without a cache, so that each request reads the rows. */
function catalogueOf(db: Database): Catalogue {
	const cards: Catalogue['cards'] = new ReadCache({ name: 'listing', db, now: () => new Date(), size: 0 })
	return { db, index: new CatalogueIndex(db), pictures: OWN_PICTURES, cards }
}

/** The median time of sequential requests, ms. */
async function burst(catalogue: Catalogue, query: ListingQuery): Promise<number> {
	const times: number[] = []
	for (let request = 0; request < REQUESTS; request += 1) {
		const began = performance.now()
		await listTitles(catalogue, query)
		times.push(performance.now() - began)
	}
	return percentile(times, 0.5)
}

/** Copies a sample of titles of the large catalogue into another database. */
async function copySample(large: Database, db: Database): Promise<void> {
	const { rows } = await sql<{ title: string; format: 'TV' | 'Movie' | 'OVA'; status: 'completed'; rating: number }>`
		select title, format, status, rating from title where kind = 'anime' order by md5(id::text) limit ${SMALL}`.execute(
		large,
	)
	await writeTitles(
		db,
		...rows.map(({ title, format, status, rating }, index) =>
			draftOf({
				format,
				status,
				names: [{ language: 'romaji', name: title }],
				genres: index % 3 === 0 ? ['comedy'] : ['drama', 'action'],
				rating,
				weight: index,
			}),
		),
	)
}

await withImportedDatabase(async (largeDb) => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-'))
	const smallDatabase = await openDatabase({ dataFolder: folder, onLost: () => {} })
	try {
		await migrate(smallDatabase.db)
		await copySample(largeDb, smallDatabase.db)
		const small = catalogueOf(smallDatabase.db)
		const large = catalogueOf(largeDb)
		const rows: string[][] = []
		for (const [name, query] of LISTS) {
			const inSmall = await resolvePage(small, query)
			const inLarge = await resolvePage(large, query)
			await burst(small, inSmall)
			await burst(large, inLarge)
			const times: { small: number; large: number }[] = []
			for (let round = 0; round < BURSTS; round += 1) {
				times.push({ small: await burst(small, inSmall), large: await burst(large, inLarge) })
			}
			rows.push([
				name,
				spread(times.map((time) => time.small)),
				spread(times.map((time) => time.large)),
				spread(times.map((time) => time.large / time.small)),
			])
		}
		const { total } = await listTitles(large, { kind: 'anime' })
		process.stdout.write(
			`${table(['ms per page of 18 with its total', `${SMALL} titles`, `${total} titles`, 'ratio'], rows)}\n`,
		)
	} finally {
		await smallDatabase.close()
		await rm(folder, { recursive: true, force: true })
	}
})

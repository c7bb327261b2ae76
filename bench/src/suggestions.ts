import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import type { ReadCards } from 'server/src/catalogue/listing/readCards.ts'
import { ReadCache } from 'server/src/catalogue/readCache.ts'
import { SimilarIndex } from 'server/src/catalogue/similar/similarIndex.ts'
import { readSimilarTitles } from 'server/src/catalogue/similar/similarTitles.ts'
import { readTitlePage } from 'server/src/catalogue/titlePage/titlePage.ts'
import { COMMUNITY_READS } from 'server/src/community/communityReads.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { OWN_PICTURES } from 'server/src/core/remotePicture/pictures.ts'
import { suggestTitles } from 'server/src/library/suggestion/forYou.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { ratingsFile, repetitions } from './options.ts'
import { report } from './report.ts'
import { percentile } from './statistics.ts'
import { withCommunity } from './suggestions/community.ts'
import { measureGroups } from './suggestions/groupRate.ts'
import { measureHitRate } from './suggestions/hitRate.ts'
import { readRatings } from './suggestions/readRatings.ts'

const TITLES = repetitions(1000, 50)

/** The times of sequential reads, ms. */
async function measure(name: string, ids: readonly (number | string)[], read: (id: never) => Promise<unknown>) {
	for (const id of ids.slice(0, 50)) await read(id as never)
	const times: number[] = []
	for (const id of ids) {
		const began = performance.now()
		await read(id as never)
		times.push(performance.now() - began)
	}
	return [name, ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))]
}

async function sampleTitles(db: Database): Promise<number[]> {
	const rows = await db
		.selectFrom('title')
		.select('id')
		.where('removed_at', 'is', null)
		.orderBy((expression) => expression.fn('md5', [expression.cast<string>('id', 'text')]))
		.limit(TITLES)
		.execute()
	return rows.map(({ id }) => id)
}

async function measureTimes(): Promise<void> {
	await withImportedDatabase((db) =>
		withCommunity(db, async (transaction, memberIds) => {
			const now = () => new Date()
			const similar = new SimilarIndex(transaction)
			const catalogue = {
				db: transaction,
				pictures: OWN_PICTURES,
				similar,
				index: new CatalogueIndex(transaction),
				cards: new ReadCache<ReadCards>({ name: 'bench', db: transaction, now, size: 1 }),
			}
			const began = performance.now()
			await similar.ready()
			const loaded = ((performance.now() - began) / 1000).toFixed(1)
			await catalogue.index.ready()
			const ids = await sampleTitles(transaction)
			const rows = [
				await measure('the page of a title, for comparison', ids, (id: number) =>
					readTitlePage(transaction, OWN_PICTURES, id),
				),
				await measure('similar titles', ids, (id: number) => readSimilarTitles(catalogue, id)),
				await measure('suggestions to a member', memberIds, (id: string) =>
					suggestTitles(catalogue, COMMUNITY_READS, id, now()),
				),
			]
			report(
				`Suggestions, ms over ${ids.length} titles and ${memberIds.length} members; index loaded in ${loaded} s`,
				['', 'p50', 'p95', 'p99'],
				rows,
			)
		}),
	)
}

if (ratingsFile === undefined) await measureTimes()
else {
	const users = await readRatings(ratingsFile)
	measureHitRate(users)
	measureGroups(users)
}

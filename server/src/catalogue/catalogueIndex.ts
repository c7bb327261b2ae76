import type { Database } from '../core/database/schema.ts'
import { readChangedEntities } from './entityRows.ts'
import { type Change, readChangedNews, readChangedTitles, type TitleChange } from './indexRows.ts'
import { ListingIndex } from './listing/listingIndex.ts'
import { runInSlices } from './runInSlices.ts'
import { documentKey } from './search/documents.ts'
import { SearchIndex } from './search/searchIndex.ts'
import { VersionFollower } from './versionFollower.ts'

/** Rows read in one query; bounds how long parsing blocks the event loop. */
const BATCH_SIZE = 1_000

/** In-memory indexes for lists and search. Loaded by the first request that needs them; 57,000 titles take some seconds. */
export class CatalogueIndex extends VersionFollower {
	listing = new ListingIndex()
	search = new SearchIndex()
	readonly #isAdult: boolean

	/** @param of the titles of everybody with people, studios and news; or the adult titles alone. */
	constructor(db: Database, of: 'everybody' | 'adults' = 'everybody') {
		super(db)
		this.#isAdult = of === 'adults'
	}

	protected override clear(): void {
		this.listing = new ListingIndex()
		this.search = new SearchIndex()
	}

	protected override async applyChange(after: number): Promise<void> {
		const titles: TitleChange[] = []
		for await (const batch of readChangedTitles(this.db, after, BATCH_SIZE, this.#isAdult)) titles.push(...batch)
		await this.#updateListing(titles)
		if (this.#isAdult) return this.#updateSearch(titles)
		const entities: Change[] = []
		for await (const batch of readChangedEntities(this.db, after, BATCH_SIZE)) entities.push(...batch)
		const news = await readChangedNews(this.db, after)
		await this.#updateSearch([...titles, ...news, ...entities])
	}

	async #updateListing(titles: readonly TitleChange[]) {
		const put = titles.filter(({ isRemoved }) => !isRemoved).map(({ listed }) => listed)
		const removed = titles.filter(({ isRemoved }) => isRemoved).map(({ listed }) => listed.id)
		await runInSlices(this.listing.change(put, removed))
	}

	async #updateSearch(changes: readonly Change[]) {
		const removed = changes.filter(({ isRemoved }) => isRemoved)
		this.search.remove(removed.map(({ document }) => documentKey(document.group, document.id)))
		const put = changes.filter(({ isRemoved }) => !isRemoved).map(({ document }) => document)
		if (put.length > 0) await this.search.put(put)
	}
}

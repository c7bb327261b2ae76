import { type Change, readChangedNews, readChangedTitles, type TitleChange } from './indexRows.ts'
import { ListingIndex } from './listing/listingIndex.ts'
import { documentKey } from './search/documents.ts'
import { SearchIndex } from './search/searchIndex.ts'
import { runInSlices } from './slices.ts'
import { VersionFollower } from './versionFollower.ts'

/** Titles read at once: what taking them from the database holds the event loop for stays short. */
const TITLES_A_STEP = 1_000

/** Lists and search of one process. They are read when the first request asks for them, for 57,000 titles in some seconds. */
export class CatalogueIndex extends VersionFollower {
	listing = new ListingIndex()
	search = new SearchIndex()

	protected override clear(): void {
		this.listing = new ListingIndex()
		this.search = new SearchIndex()
	}

	protected override async applyChange(after: number): Promise<void> {
		const titles: TitleChange[] = []
		for await (const some of readChangedTitles(this.db, after, TITLES_A_STEP)) titles.push(...some)
		const news = await readChangedNews(this.db, after)
		await this.#list(titles)
		await this.#seek([...titles, ...news])
	}

	async #list(titles: readonly TitleChange[]) {
		const put = titles.filter(({ isRemoved }) => !isRemoved).map(({ listed }) => listed)
		const removed = titles.filter(({ isRemoved }) => isRemoved).map(({ listed }) => listed.id)
		await runInSlices(this.listing.change(put, removed))
	}

	async #seek(changes: readonly Change[]) {
		const removed = changes.filter(({ isRemoved }) => isRemoved)
		this.search.remove(removed.map(({ document }) => documentKey(document.group, document.id)))
		const put = changes.filter(({ isRemoved }) => !isRemoved).map(({ document }) => document)
		if (put.length > 0) await this.search.put(put)
	}
}

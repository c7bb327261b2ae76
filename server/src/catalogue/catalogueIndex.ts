import type { Database } from '../database/schema.ts'
import { readChangedNews, readChangedTitles, type TitleChange } from './indexRows.ts'
import { ListingIndex } from './listing/listingIndex.ts'
import { readShownEpisodes, ShownEpisodes } from './listing/shownEpisodes.ts'
import { documentKey, type SearchDocument } from './search/documents.ts'
import { SearchIndex } from './search/searchIndex.ts'

/** Titles read at once: what sorting them into the lists takes stays below the length of one frame. */
const TITLES_A_STEP = 500
/** How long a request waits for the newest changes before it is answered with those of a moment ago. */
const PATIENCE_MS = 400

/**
 * Lists, episodes and search of one process, kept in step with the database: every change of the catalogue raises its version
 * (see `recordChanges`), and whoever reads a newer one than the index holds has it take in what changed since.
 */
export class CatalogueIndex {
	listing = new ListingIndex()
	episodes = new ShownEpisodes()
	search = new SearchIndex()
	readonly #db: Database
	#version = -1
	#wanted = 0
	#running: Promise<void> | undefined

	constructor(db: Database) {
		this.#db = db
	}

	/** The version of the catalogue that the index holds; -1 before it has read any. */
	get version(): number {
		return this.#version
	}

	/** Waits until the index holds something; the first time that takes about two seconds for 56,000 titles. */
	async ready(): Promise<void> {
		while (this.#version < 0) await this.#refresh()
	}

	/** Takes in what changed up to `version`, and waits for it a moment. */
	async upTo(version: number): Promise<void> {
		this.#wanted = Math.max(this.#wanted, version)
		if (this.#version >= version) return
		let timer: NodeJS.Timeout | undefined
		const patience = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, PATIENCE_MS)
		})
		await Promise.race([this.#catchUp(), patience])
		clearTimeout(timer)
	}

	async #catchUp() {
		while (this.#version < this.#wanted) await this.#refresh()
	}

	#refresh(): Promise<void> {
		this.#running ??= this.#read().finally(() => {
			this.#running = undefined
		})
		return this.#running
	}

	async #read() {
		const { version, rebuiltAt } = await readVersion(this.#db)
		if (this.#version >= 0 && this.#version < rebuiltAt) {
			this.listing = new ListingIndex()
			this.episodes = new ShownEpisodes()
			this.search = new SearchIndex()
			this.#version = -1
		}
		const documents: SearchDocument[] = []
		for await (const titles of readChangedTitles(this.#db, this.#version, TITLES_A_STEP)) {
			this.#list(titles, documents)
			await this.#show(titles)
		}
		documents.push(...this.#sort(await readChangedNews(this.#db, this.#version)))
		if (documents.length > 0) await this.search.put(documents)
		this.#version = Math.max(version, 0)
		this.#wanted = Math.max(this.#wanted, this.#version)
	}

	#list(titles: readonly TitleChange[], documents: SearchDocument[]) {
		const removed = titles.filter(({ isRemoved }) => isRemoved)
		this.listing.change(
			titles.filter(({ isRemoved }) => !isRemoved).map(({ listed }) => listed),
			removed.map(({ listed }) => listed.id),
		)
		documents.push(...this.#sort(titles))
	}

	async #show(titles: readonly TitleChange[]) {
		const present = titles.filter(({ isRemoved }) => !isRemoved).map(({ listed }) => listed.id)
		const episodes = await readShownEpisodes(this.#db, present)
		this.episodes.change(episodes, new Set(titles.map(({ listed }) => listed.id)))
	}

	#sort(changes: readonly { document: SearchDocument; isRemoved: boolean }[]): SearchDocument[] {
		this.search.remove(
			changes.filter(({ isRemoved }) => isRemoved).map(({ document }) => documentKey(document.group, document.id)),
		)
		return changes.filter(({ isRemoved }) => !isRemoved).map(({ document }) => document)
	}
}

/** The version of the catalogue, and the one from which on rows have been deleted without a trace. */
async function readVersion(db: Database): Promise<{ version: number; rebuiltAt: number }> {
	const { version, rebuilt_at } = await db
		.selectFrom('catalogue_version')
		.select(['version', 'rebuilt_at'])
		.executeTakeFirstOrThrow()
	return { version, rebuiltAt: rebuilt_at }
}

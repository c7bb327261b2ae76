import type { Database } from '../database/schema.ts'

/** What a read came to, and the version of the catalogue that it is of. */
interface Versioned {
	version: number
}

interface Kept<Read> {
	until: number
	reading: Promise<Read>
}

interface Options {
	db: Database
	/** The clock. */
	now: () => Date
	/** How many are kept; of more, the one that was made first goes. */
	size: number
}

/** Names and pictures of members are no part of the catalogue's version: they may be this old. */
const KEPT_MS = 60_000

/**
 * Reads of the catalogue that are asked for again and again, kept while its version stays the same. Asking for the version
 * is a tenth of the work of the smallest of them.
 */
export class KeptReads<Read extends Versioned> {
	readonly #options: Options
	readonly #kept = new Map<string, Kept<Read>>()

	constructor(options: Options) {
		this.#options = options
	}

	/** The read of that key: the kept one, or a new one. */
	async read(key: string, make: () => Promise<Read>): Promise<Read> {
		const kept = this.#kept.get(key)
		if (!kept || this.#options.now().getTime() >= kept.until) return this.#make(key, make)
		const [version, read] = await Promise.all([readVersion(this.#options.db), kept.reading])
		return read.version === version ? read : this.#make(key, make)
	}

	#make(key: string, make: () => Promise<Read>): Promise<Read> {
		const { now, size } = this.#options
		const kept = { until: now().getTime() + KEPT_MS, reading: make() }
		// A map keeps its keys in the order in which they were set: the first one is the oldest.
		this.#kept.delete(key)
		this.#kept.set(key, kept)
		if (this.#kept.size > size) this.#kept.delete(this.#kept.keys().next().value ?? key)
		kept.reading.catch(() => {
			if (this.#kept.get(key) === kept) this.#kept.delete(key)
		})
		return kept.reading
	}
}

/** The version of the catalogue: every change of a title, an episode or an article raises it. */
export async function readVersion(db: Database): Promise<number> {
	const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	return version
}

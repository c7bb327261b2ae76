import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'

/** What a read came to, and the version of the catalogue that it is of. */
interface Versioned {
	version: number
}

interface Options {
	db: Database
	/** The clock. */
	now: () => Date
	/** How many are kept; of more, the one that was unused longest goes. */
	size: number
}

/** Names and pictures of members are no part of the catalogue's version: they may be this old. */
const KEPT_MS = MINUTE_MS

/**
 * Reads of the catalogue that are asked for again and again, kept while its version stays the same. Asking for the version
 * is a tenth of the work of the smallest of them.
 */
export class ReadCache<Read extends Versioned> {
	readonly #db: Database
	readonly #kept: LRUCache<string, Promise<Read>>

	constructor({ db, now, size }: Options) {
		this.#db = db
		this.#kept = new LRUCache({ max: size, ttl: KEPT_MS, ttlResolution: 0, perf: { now: () => now().getTime() } })
	}

	/** The read of that key: the kept one, or a new one. */
	async read(key: string, make: () => Promise<Read>): Promise<Read> {
		const kept = this.#kept.get(key)
		if (!kept) return this.#make(key, make)
		const [version, read] = await Promise.all([readVersion(this.#db), kept])
		return read.version === version ? read : this.#make(key, make)
	}

	#make(key: string, make: () => Promise<Read>): Promise<Read> {
		const reading = make()
		this.#kept.set(key, reading)
		reading.catch(() => {
			if (this.#kept.peek(key) === reading) this.#kept.delete(key)
		})
		return reading
	}
}

/** The version of the catalogue: every change of a title, an episode or an article raises it. */
export async function readVersion(db: Database): Promise<number> {
	const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	return version
}

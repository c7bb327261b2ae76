import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { cacheReads } from '../core/metrics/metrics.ts'

/** A read with the version of the catalogue at which it was made. */
interface Versioned {
	version: number
}

interface Options {
	/** The name in `/metrics`. */
	name: string
	db: Database
	now: () => Date
	/** The maximum number of entries; the least recently used one is evicted. */
	size: number
}

/** Names and pictures of members change without the catalogue's version; they may be this stale. */
const TTL_MS = MINUTE_MS

/**
 * A cache of frequent reads, valid while the catalogue's version stays the same. Reading the version costs a tenth of the
 * cheapest read.
 */
export class ReadCache<Read extends Versioned> {
	readonly #name: string
	readonly #db: Database
	readonly #cache: LRUCache<string, Promise<Read>>

	constructor({ name, db, now, size }: Options) {
		this.#name = name
		this.#db = db
		this.#cache = new LRUCache({ max: size, ttl: TTL_MS, ttlResolution: 0, perf: { now: () => now().getTime() } })
	}

	/** The cached read of a key, or a new one. Concurrent calls share one read. */
	async read(key: string, load: () => Promise<Read>): Promise<Read> {
		const cached = this.#cache.get(key)
		if (!cached) return this.#load(key, load)
		const [version, read] = await Promise.all([readVersion(this.#db), cached])
		if (read.version !== version) return this.#load(key, load)
		cacheReads.inc({ cache: this.#name, result: 'hit' })
		return read
	}

	#load(key: string, load: () => Promise<Read>): Promise<Read> {
		cacheReads.inc({ cache: this.#name, result: 'miss' })
		const loading = load()
		this.#cache.set(key, loading)
		loading.catch(() => {
			if (this.#cache.peek(key) === loading) this.#cache.delete(key)
		})
		return loading
	}
}

/** The version of the catalogue: every change of a title, an episode or an article raises it. */
export async function readVersion(db: Database): Promise<number> {
	const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	return version
}

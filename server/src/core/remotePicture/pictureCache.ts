import { createHash } from 'node:crypto'
import { DAY_MS } from 'shared-contract/units'
import type { Settings } from '../settings.ts'
import type { ObjectStore } from '../storage/objectStore.ts'

/** The keys of all copies of pictures of other sites start with it. */
export const PICTURES_PREFIX = 'pictures/'
/** The keys of all drawn pictures that were made in a size start with it. */
export const DRAWN_PREFIX = 'drawn/'

/** The pictures below a prefix, and what they may take together. */
export interface CacheLimit {
	prefix: string
	maxBytes: number
}
/** A picture that its site has changed or removed is fetched anew after it. */
const KEPT_DAYS = 90
/** The part of the limit that one process writes before it prunes by itself. */
const WRITTEN_PART = 1 / 8

/** The limit of the copies; without the proxy none stays. */
export function copiesLimit({ REMOTE_PICTURES, PICTURE_CACHE_MB }: Settings): CacheLimit {
	return { prefix: PICTURES_PREFIX, maxBytes: REMOTE_PICTURES === 'proxy' ? PICTURE_CACHE_MB * 1_000_000 : 0 }
}

/** The limit of the drawn pictures. */
export function drawnLimit({ PICTURE_CACHE_MB }: Settings): CacheLimit {
	return { prefix: DRAWN_PREFIX, maxBytes: PICTURE_CACHE_MB * 1_000_000 }
}

/** The key of a cached picture in the site's storage: in one of 256 folders by its first two characters. */
export function pictureKey(prefix: string, source: string, width: number): string {
	const hash = createHash('sha256').update(`${width}\n${source}`).digest('hex')
	return `${prefix}${hash.slice(0, 2)}/${hash}.webp`
}

/**
 * Deletes cached pictures that are too old, and the oldest ones beyond the limit. With a limit of 0 it deletes all.
 *
 * @returns their number
 */
export async function prunePictures(
	storage: ObjectStore,
	{ prefix, maxBytes }: CacheLimit,
	now: Date,
): Promise<number> {
	const kept = []
	for await (const object of storage.list(prefix)) kept.push(object)
	kept.sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
	const oldest = now.getTime() - KEPT_DAYS * DAY_MS
	let total = 0
	const removed = kept.filter(({ bytes, changedAt }) => {
		total += bytes
		return total > maxBytes || changedAt.getTime() < oldest
	})
	await storage.remove(removed.map(({ key }) => key))
	return removed.length
}

/** The cached pictures. A process that writes much prunes at once; an hourly job does the rest. */
export class PictureCache {
	readonly #storage: ObjectStore
	readonly #limit: CacheLimit
	readonly #now: () => Date
	#written = 0
	#pruning: Promise<unknown> | undefined

	constructor(storage: ObjectStore, limit: CacheLimit, now: () => Date) {
		this.#storage = storage
		this.#limit = limit
		this.#now = now
	}

	get(key: string): Promise<Buffer | undefined> {
		return this.#storage.get(key)
	}

	async put(key: string, bytes: Buffer): Promise<void> {
		await this.#storage.put(key, bytes)
		this.#written += bytes.length
		if (this.#written <= this.#limit.maxBytes * WRITTEN_PART) return
		this.#written = 0
		this.#pruning ??= prunePictures(this.#storage, this.#limit, this.#now()).finally(() => {
			this.#pruning = undefined
		})
		await this.#pruning
	}
}

import type { FastifyBaseLogger } from 'fastify'
import { cacheReads, pictureFetches } from '../../core/metrics/metrics.ts'
import { Problem } from '../../core/problem.ts'
import { type Dial, dialPublic } from '../../core/remotePicture/dial.ts'
import { PICTURES_PREFIX, type PictureCache, pictureKey } from '../../core/remotePicture/pictureCache.ts'
import type { PictureWidth } from '../../core/remotePicture/pictures.ts'
import { PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'
import { FairQueue } from '../../core/security/fairQueue.ts'
import { reencode } from '../../core/upload/reencode.ts'
import { Failures, hostOf } from './failures.ts'
import { fetchPicture } from './fetchPicture.ts'

const TIMEOUT_MS = 10_000
const FETCHING_LIMITS = {
	atOnce: 8,
	waiting: 200,
	ofOwner: { waiting: 30, code: 'server.busy' },
	retryAfter: 5,
} as const
/** The fetches from one host at once. */
const LANES_OF_HOST = 4
// A decoded picture takes up to hundreds of megabytes.
const DECODING_LIMITS = { atOnce: 2, waiting: FETCHING_LIMITS.atOnce, retryAfter: 5 } as const

interface Options {
	cache: PictureCache
	log: FastifyBaseLogger
	/** For tests alone: a production server reaches the public internet and nothing else. */
	dial?: Dial | undefined
}

/** Pictures of other sites: fetched once, re-encoded in one of a few widths, and cached. */
export class PictureProxy {
	readonly #cache: PictureCache
	readonly #log: FastifyBaseLogger
	readonly #dial: Dial
	readonly #failures = new Failures()
	readonly #fetching = new FairQueue(FETCHING_LIMITS)
	readonly #decoding = new FairQueue(DECODING_LIMITS)
	readonly #reading = new Map<string, Promise<Buffer>>()
	#turn = 0

	constructor({ cache, log, dial = dialPublic }: Options) {
		this.#cache = cache
		this.#log = log
		this.#dial = dial
	}

	/**
	 * A picture as WebP, at most `width` wide. Readers that ask at the same time share one fetch.
	 *
	 * @throws PictureUnavailable, Problem 429 or 503 `server.busy` when too many are waiting
	 */
	read(remote: string, width: PictureWidth): Promise<Buffer> {
		const key = pictureKey(PICTURES_PREFIX, remote, width)
		const reading =
			this.#reading.get(key) ?? this.#readKept(key, remote, width).finally(() => this.#reading.delete(key))
		this.#reading.set(key, reading)
		return reading
	}

	async #readKept(key: string, remote: string, width: PictureWidth): Promise<Buffer> {
		const kept = await this.#cache.get(key)
		cacheReads.inc({ cache: 'pictures', result: kept ? 'hit' : 'miss' })
		if (kept) return kept
		this.#throwIfFailed(remote)
		this.#turn += 1
		const bytes = await this.#fetching.run(`${hostOf(remote)} ${this.#turn % LANES_OF_HOST}`, () =>
			this.#fetch(key, remote, width),
		)
		await this.#cache
			.put(key, bytes)
			.catch((error) => this.#log.error({ err: error }, 'a picture of another site was not cached'))
		return bytes
	}

	async #fetch(key: string, remote: string, width: PictureWidth): Promise<Buffer> {
		// The host may have failed while this one waited.
		this.#throwIfFailed(remote)
		try {
			const file = await fetchPicture(remote, { dial: this.#dial, timeoutMs: TIMEOUT_MS })
			const bytes = await this.#decoding.run(key, () => encode(file, width))
			this.#failures.clear(remote)
			pictureFetches.inc({ result: 'ok' })
			return bytes
		} catch (error) {
			if (error instanceof PictureUnavailable) {
				this.#failures.add(remote, error)
				pictureFetches.inc({ result: error.reason })
				this.#log.info({ err: error, address: remote }, 'a picture of another site is not to be had')
			}
			throw error
		}
	}

	#throwIfFailed(remote: string): void {
		const failure = this.#failures.of(remote)
		if (failure) throw failure
	}
}

async function encode(file: Buffer, width: PictureWidth): Promise<Buffer> {
	try {
		return (await reencode(file, { width, height: 2 * width, fit: 'inside', animated: false })).bytes
	} catch (error) {
		if (!(error instanceof Problem)) throw error
		throw new PictureUnavailable('refused', 'the answer is no picture that this site takes', { cause: error })
	}
}

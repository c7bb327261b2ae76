import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ARTWORK_SHAPES, type ArtworkWidth } from 'shared-contract'
import { ARTWORK_VERSION } from '../../core/artworkVersion.ts'
import { cacheReads } from '../../core/metrics/metrics.ts'
import { DRAWN_PREFIX, type PictureCache, pictureKey } from '../../core/remotePicture/pictureCache.ts'
import { FairQueue } from '../../core/security/fairQueue.ts'
import { loadSharp } from '../../core/upload/sharp.ts'
import type { ArtworkSubject } from '../artwork/index.ts'

/** SVG of about 13 KB each. Drawing one takes the main thread some 20 ms. */
const DRAWINGS_IN_MEMORY = 500
const MEMORY_BYTES = 32_000_000
/** An unseen page asks for a hundred at once; readers behind one address share its turns. */
const ENCODING_LIMITS = {
	atOnce: 2,
	waiting: 1000,
	ofOwner: { waiting: 400, code: 'server.busy' },
	retryAfter: 2,
} as const
const QUALITY = 75
/** As `requestCosts.ts` counts encoding. */
const CHARGED_PIXELS = 100_000
/** Development has no hash of the drawing code, so it makes its pictures anew after each start. */
const DRAWN_BY = ARTWORK_VERSION || randomUUID()

// Fonts and their parser are loaded with the first picture: they take a tenth of the start-up time.
const drawing = () => import('../artwork/index.ts')

interface Asked {
	/** Whose turn it is: an address has one picture made at a time. */
	owner: string
	/** Called when a picture is in no cache, before the work, with how often the work is to be counted. */
	onWork: (work: 'drawing' | 'encoding', times?: number) => void
}

/** The drawn pictures: as SVG from memory, and as WebP from memory or the site's storage, where each is made once. */
export class DrawnPictures {
	readonly #cache: PictureCache
	readonly #onError: (error: unknown) => void
	readonly #drawn = new LRUCache<string, string>({ max: DRAWINGS_IN_MEMORY })
	readonly #encoding = new FairQueue(ENCODING_LIMITS)
	readonly #encoded = new LRUCache<string, Buffer, { subject: ArtworkSubject; width: ArtworkWidth; asked: Asked }>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: ({ length }) => length,
		ignoreFetchAbort: true,
		fetchMethod: (key, _old, { context: { subject, width, asked } }) => this.#readOrMake(key, subject, width, asked),
	})

	constructor(cache: PictureCache, onError: (error: unknown) => void) {
		this.#cache = cache
		this.#onError = onError
	}

	/** A picture as SVG. It is drawn again only if its data changed. */
	async svg(subject: ArtworkSubject, { onWork }: Pick<Asked, 'onWork'>): Promise<string> {
		const { drawArtwork } = await drawing()
		const key = JSON.stringify(subject)
		const kept = this.#drawn.get(key)
		if (kept !== undefined) return kept
		onWork('drawing')
		const svg = drawArtwork(subject)
		this.#drawn.set(key, svg)
		return svg
	}

	/**
	 * A picture as WebP. Readers that ask at the same time share one.
	 *
	 * @throws Problem 429 or 503 `server.busy` when too many are waiting
	 */
	webp(subject: ArtworkSubject, width: ArtworkWidth, asked: Asked): Promise<Buffer> {
		const key = pictureKey(DRAWN_PREFIX, `${DRAWN_BY}\n${JSON.stringify(subject)}`, width)
		return this.#encoded.forceFetch(key, { context: { subject, width, asked } })
	}

	async #readOrMake(key: string, subject: ArtworkSubject, width: ArtworkWidth, asked: Asked): Promise<Buffer> {
		const kept = await this.#cache.get(key)
		cacheReads.inc({ cache: 'drawn', result: kept ? 'hit' : 'miss' })
		if (kept) return kept
		return this.#encoding.run(asked.owner, async () => {
			// Another process may have made it while this one waited.
			const made = await this.#cache.get(key)
			if (made) return made
			const svg = await this.svg(subject, asked)
			const [drawnWidth, drawnHeight] = ARTWORK_SHAPES[subject.kind]
			asked.onWork('encoding', Math.ceil((width * width * drawnHeight) / drawnWidth / CHARGED_PIXELS))
			const bytes = await toWebp(svg, drawnWidth, width)
			await this.#cache.put(key, bytes).catch(this.#onError)
			return bytes
		})
	}
}

/** Renders SVG as WebP, on a thread of its own. Its lettering is outlines, so no system font is used. */
async function toWebp(svg: string, drawnWidth: number, width: number): Promise<Buffer> {
	const sharp = await loadSharp()
	// Rendered at least as large as it is wanted: 72 is the density at which a unit of the drawing is a pixel.
	return sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / drawnWidth) })
		.resize({ width })
		.removeAlpha()
		.webp({ quality: QUALITY })
		.toBuffer()
}

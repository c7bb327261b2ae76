import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../../core/security/fairQueue.ts'
import { drawPicture } from './drawPicture.ts'
import type { PictureSubject } from './pictureSubject.ts'
import { toPng } from './toPng.ts'

/** The size of the cache, of about 400 KB per picture. */
const CACHED_PICTURES = 60
const PAINTING = { atOnce: 2, waiting: 40, retryAfter: 5 }

interface Painting {
	subject: PictureSubject
	onPaint: () => void
}

/** Renders and caches preview pictures with limited concurrency. */
export class Painter {
	readonly #cache = new LRUCache<string, Buffer, Painting>({
		max: CACHED_PICTURES,
		ignoreFetchAbort: true,
		fetchMethod: (key, _old, { context: { subject, onPaint } }) => {
			onPaint()
			return this.#painting.run(key, async () => toPng(drawPicture(subject)))
		},
	})
	readonly #painting = new FairQueue(PAINTING)

	/**
	 * A picture as PNG.
	 *
	 * @param onPaint called if the picture is not in the cache
	 * @throws if the queue is full.
	 */
	paint(subject: PictureSubject, onPaint = () => {}): Promise<Buffer> {
		return this.#cache.forceFetch(JSON.stringify(subject), { context: { subject, onPaint } })
	}
}

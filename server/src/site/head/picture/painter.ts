import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../../core/security/fairQueue.ts'
import { drawPicture } from './drawPicture.ts'
import type { PictureSubject } from './pictureSubject.ts'
import { toPng } from './toPng.ts'

/** Pictures kept, of some 400 KB each. */
const KEPT = 60
const PAINTING = { atOnce: 2, waiting: 40, retryAfter: 5 }

/** Paints the pictures of pages: a few at once, each only once while it is kept. */
export class Painter {
	readonly #kept = new LRUCache<string, Buffer, PictureSubject>({
		max: KEPT,
		ignoreFetchAbort: true,
		fetchMethod: (key, _old, { context }) => this.#painting.run(key, async () => toPng(drawPicture(context))),
	})
	readonly #painting = new FairQueue(PAINTING)

	/** A picture as PNG. @throws where too many are being waited for. */
	paint(subject: PictureSubject): Promise<Buffer> {
		return this.#kept.forceFetch(JSON.stringify(subject), { context: subject })
	}
}

import { LRUCache } from 'lru-cache'
import { Problem } from '../../../api/problem.ts'
import { drawPicture } from './drawPicture.ts'
import type { PictureSubject } from './pictureSubject.ts'
import { toPng } from './toPng.ts'

/** Pictures kept, of some 400 KB each. */
const KEPT = 60
const AT_ONCE = 2
const WAITING = 40
const RETRY_AFTER_S = 5

/** Paints the pictures of pages: a few at once, each only once while it is kept. */
export class Painter {
	readonly #kept = new LRUCache<string, Buffer, PictureSubject>({
		max: KEPT,
		ignoreFetchAbort: true,
		fetchMethod: (_key, _old, { context }) => this.#begin(context),
	})
	readonly #waiting: (() => void)[] = []
	#busy = 0

	/** A picture as PNG. @throws where too many are being waited for. */
	paint(subject: PictureSubject): Promise<Buffer> {
		return this.#kept.forceFetch(JSON.stringify(subject), { context: subject })
	}

	async #begin(subject: PictureSubject): Promise<Buffer> {
		if (this.#waiting.length >= WAITING) throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
		if (this.#busy >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
		else this.#busy += 1
		try {
			return await toPng(drawPicture(subject))
		} finally {
			// The place goes on to whoever waits longest.
			const next = this.#waiting.shift()
			if (next) next()
			else this.#busy -= 1
		}
	}
}

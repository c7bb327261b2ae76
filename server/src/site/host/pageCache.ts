import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ReadCache, readVersion } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { accepts } from '../../core/http/preparedAnswer.ts'

/** Of about 30 KB each, compressed. */
const CACHED_PAGES = 500
/** As for other answers that are compressed while they are sent. */
const BROTLI_QUALITY = 4

/** A page as it was written. */
export interface WrittenPage {
	status: number
	html: string
	/** Where the page has moved for good. */
	location?: string | undefined
}

interface CachedPage extends WrittenPage {
	version: number
	tag: string
	/** Made for the first reader, so that its fixed parts are not compressed for each. */
	br: Promise<Buffer>
}

/** The HTML of public pages, compressed, as long as nothing that it was made from has changed. */
export class PageCache {
	readonly #context: AppContext
	readonly #pages: ReadCache<CachedPage>
	readonly #ids = new WeakMap<object, number>()
	#lastId = 0

	constructor(context: AppContext) {
		this.#context = context
		this.#pages = new ReadCache({ name: 'pages', db: context.db, now: context.now, size: CACHED_PAGES })
	}

	/**
	 * Sends a page from the cache, or writes it.
	 *
	 * @param parts all that it is made from beside the catalogue; an object counts as changed if it is another one.
	 */
	async send(
		{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
		parts: readonly (object | string | boolean | undefined)[],
		write: () => Promise<WrittenPage>,
	): Promise<FastifyReply> {
		const key = JSON.stringify(parts.map((part) => (typeof part === 'object' ? this.#idOf(part) : part)))
		const page = await this.#pages.read(key, async () => {
			const version = await readVersion(this.#context.db)
			const { html, ...written } = await write()
			const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
			return { version, ...written, html, tag, br: compress(html) }
		})
		if (page.location !== undefined) return reply.redirect(page.location, 301)
		reply.code(page.status).header('etag', page.tag)
		if (!accepts(request.headers['accept-encoding'] ?? '', 'br')) return reply.send(page.html)
		return reply.header('content-encoding', 'br').send(await page.br)
	}

	#idOf(part: object): number {
		const id = this.#ids.get(part) ?? ++this.#lastId
		this.#ids.set(part, id)
		return id
	}
}

function compress(html: string): Promise<Buffer> {
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
	const bytes = Buffer.from(html)
	const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
	return promisify(brotliCompress)(bytes, { params })
}

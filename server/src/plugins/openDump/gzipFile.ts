import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A gzip file that is being written, with its size and hash. */
export class GzipFile {
	readonly #gzip = createGzip()
	readonly #hash = createHash('sha256')
	readonly #written: Promise<void>
	#bytes = 0

	constructor(path: string) {
		this.#written = pipeline(
			this.#gzip,
			(chunks: AsyncIterable<Buffer>) => this.#count(chunks),
			createWriteStream(path),
		)
		// `write` and `end` report it; a file that is given up is awaited by nobody.
		this.#written.catch(() => {})
	}

	/** Waits while the disk is slower. @throws what the file system says */
	async write(content: string | Buffer): Promise<void> {
		if (!this.#gzip.write(content)) await Promise.race([once(this.#gzip, 'drain'), this.#written])
	}

	/** Ends the file. @returns its size in bytes, and its SHA-256 in hexadecimal */
	async end(): Promise<{ bytes: number; sha256: string }> {
		this.#gzip.end()
		await this.#written
		return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
	}

	/** Closes an unfinished file. */
	destroy(): void {
		this.#gzip.destroy()
	}

	async *#count(chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			this.#hash.update(chunk)
			this.#bytes += chunk.length
			yield chunk
		}
	}
}

import { readFile, stat } from 'node:fs/promises'

interface CachedFile<Value> {
	/** Its modification time and size. */
	fingerprint: string
	value: Value | undefined
}

/** Receives the errors of reading a file. */
export type OnReadError = (error: unknown, path: string) => void

/**
 * A file that is read again when it changes, without a restart. A change that cannot be read is reported once, and the previous
 * content stays.
 */
export class WatchedFile<Value> {
	readonly #path: string
	readonly #parse: (text: string) => Value
	readonly #onError: OnReadError
	#last: CachedFile<Value> | undefined

	constructor(path: string, parse: (text: string) => Value, onError: OnReadError) {
		this.#path = path
		this.#parse = parse
		this.#onError = onError
	}

	/** The parsed content; undefined if the file has never been readable. */
	async read(): Promise<Value | undefined> {
		const fingerprint = await fingerprintOf(this.#path)
		if (this.#last?.fingerprint === fingerprint) return this.#last.value
		try {
			this.#last = { fingerprint, value: this.#parse(await readFile(this.#path, 'utf8')) }
		} catch (error) {
			this.#onError(error, this.#path)
			this.#last = { fingerprint, value: this.#last?.value }
		}
		return this.#last.value
	}
}

async function fingerprintOf(path: string): Promise<string> {
	try {
		const { mtimeMs, size, ino } = await stat(path)
		return `${mtimeMs} ${size} ${ino}`
	} catch {
		return 'absent'
	}
}

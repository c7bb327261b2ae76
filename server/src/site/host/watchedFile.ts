import { readFile, stat } from 'node:fs/promises'

interface Read<Value> {
	/** When it was last changed, and how long it was. */
	mark: string
	value: Value | undefined
}

/** Whoever is told what is wrong with a file. */
export type Complain = (error: unknown, path: string) => void

/**
 * A file whose content may change while the site runs: the next reader gets the new one, with no restart. A change that
 * cannot be read is told once, and what was there before stays.
 */
export class WatchedFile<Value> {
	readonly #path: string
	readonly #parse: (text: string) => Value
	readonly #complain: Complain
	#last: Read<Value> | undefined

	constructor(path: string, parse: (text: string) => Value, complain: Complain) {
		this.#path = path
		this.#parse = parse
		this.#complain = complain
	}

	/** What the file holds; nothing where it has never been readable. */
	async read(): Promise<Value | undefined> {
		const mark = await markOf(this.#path)
		if (this.#last?.mark === mark) return this.#last.value
		try {
			this.#last = { mark, value: this.#parse(await readFile(this.#path, 'utf8')) }
		} catch (error) {
			this.#complain(error, this.#path)
			this.#last = { mark, value: this.#last?.value }
		}
		return this.#last.value
	}
}

async function markOf(path: string): Promise<string> {
	try {
		const { mtimeMs, size, ino } = await stat(path)
		return `${mtimeMs} ${size} ${ino}`
	} catch {
		return 'absent'
	}
}

import { unwatchFile, watchFile } from 'node:fs'
import type { ServerResponse } from 'node:http'

const LOOK_EVERY_MS = 400

/** Tells open pages that a file has changed, by server-sent events. */
export class Changes {
	readonly #files: readonly string[]
	readonly #listeners = new Set<ServerResponse>()

	constructor(files: readonly string[]) {
		this.#files = files
		for (const file of files) {
			watchFile(file, { interval: LOOK_EVERY_MS }, (now, before) => {
				if (now.mtimeMs !== before.mtimeMs) this.#tell()
			})
		}
	}

	/** Keeps an answer open until its page goes. */
	listen(response: ServerResponse): void {
		response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
		response.write(': listening\n\n')
		this.#listeners.add(response)
		response.on('close', () => this.#listeners.delete(response))
	}

	stop(): void {
		for (const file of this.#files) unwatchFile(file)
		for (const listener of this.#listeners) listener.end()
	}

	#tell() {
		for (const listener of this.#listeners) listener.write('event: built\ndata: {}\n\n')
	}
}

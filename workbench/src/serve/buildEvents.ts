import { unwatchFile, watchFile } from 'node:fs'
import type { ServerResponse } from 'node:http'

const POLL_INTERVAL_MS = 400

/** Publishes changes of the builds' description files to open pages, as server-sent events. */
export class BuildEvents {
	readonly #files: readonly string[]
	readonly #subscribers = new Set<ServerResponse>()

	constructor(files: readonly string[]) {
		this.#files = files
		for (const file of files) {
			watchFile(file, { interval: POLL_INTERVAL_MS }, (current, previous) => {
				if (current.mtimeMs !== previous.mtimeMs) this.#publish()
			})
		}
	}

	/** Adds a response that stays open until its page disconnects. */
	subscribe(response: ServerResponse): void {
		response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
		response.write(': listening\n\n')
		this.#subscribers.add(response)
		response.on('close', () => this.#subscribers.delete(response))
	}

	stop(): void {
		for (const file of this.#files) unwatchFile(file)
		for (const subscriber of this.#subscribers) subscriber.end()
	}

	#publish() {
		for (const subscriber of this.#subscribers) subscriber.write('event: built\ndata: {}\n\n')
	}
}

import { LRUCache } from 'lru-cache'

/** How often the counts of a process are sent to the others. */
const SENT_EVERY_MS = 250

/** Keys of one message, which keeps it below a megabyte. */
const KEYS_PER_MESSAGE = 5000

/** The units that the requests of a key have taken since the last message. */
export interface RequestCount {
	key: string
	count: number
	windowMs: number
}

/** Sends counts to the other processes of the site, and receives theirs. */
export interface CountChannel {
	sendCounts(counts: RequestCount[]): void
	followCounts(listener: (counts: readonly RequestCount[]) => void): void
}

interface Window {
	count: number
	/** By the monotonic clock: a jump of the machine's clock would lock readers out, or let them all in. */
	endsAt: number
}

/**
 * Counts requests over all processes of a site. A process counts its own at once and those of the others within
 * {@link SENT_EVERY_MS}; while they cannot reach each other, each counts for itself. No request waits.
 */
export class RequestCounts {
	readonly #windows: LRUCache<string, Window>
	readonly #unsent = new Map<string, RequestCount>()
	readonly #channel: CountChannel
	readonly #timer: NodeJS.Timeout

	/** @param size the number of keys that are counted at once */
	constructor(channel: CountChannel, size: number) {
		this.#windows = new LRUCache({ max: size })
		this.#channel = channel
		channel.followCounts((counts) => {
			for (const count of counts) this.#count(count)
		})
		this.#timer = setInterval(() => this.#send(), SENT_EVERY_MS).unref()
	}

	/** Counts the units of a request. @returns the units in its window, and the time until the window ends */
	add(key: string, windowMs: number, cost = 1): { current: number; ttl: number } {
		const unsent = this.#unsent.get(key)
		if (unsent) unsent.count += cost
		else this.#unsent.set(key, { key, count: cost, windowMs })
		const { count, endsAt } = this.#count({ key, count: cost, windowMs })
		return { current: count, ttl: endsAt - performance.now() }
	}

	close(): void {
		clearInterval(this.#timer)
		this.#send()
	}

	#count({ key, count, windowMs }: RequestCount): Window {
		const now = performance.now()
		const running = this.#windows.get(key)
		const window = running && running.endsAt > now ? running : { count: 0, endsAt: now + windowMs }
		window.count += count
		this.#windows.set(key, window)
		return window
	}

	#send(): void {
		const counts = [...this.#unsent.values()]
		this.#unsent.clear()
		for (let start = 0; start < counts.length; start += KEYS_PER_MESSAGE)
			this.#channel.sendCounts(counts.slice(start, start + KEYS_PER_MESSAGE))
	}
}

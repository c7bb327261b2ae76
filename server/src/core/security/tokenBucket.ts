interface Limits {
	perSecond: number
	/** The capacity: the largest burst. */
	burst: number
}

/** A token bucket: a rate limit that allows bursts. Times are in milliseconds. */
export class TokenBucket {
	readonly #limits: Limits
	#left: number
	#filledAt = 0

	constructor(limits: Limits) {
		this.#limits = limits
		this.#left = limits.burst
	}

	/** Takes tokens and returns 0, or returns the time until there are enough. More than `burst` at once never pass. */
	take(now: number, count = 1): number {
		const { perSecond, burst } = this.#limits
		this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#filledAt) / 1000) * perSecond)
		this.#filledAt = now
		if (this.#left < count) return ((count - this.#left) / perSecond) * 1000
		this.#left -= count
		return 0
	}
}

interface Size {
	perSecond: number
	/** How many may come at once. */
	most: number
}

/** Lets so many through in a second, and a few more at once. Times are milliseconds. */
export class TokenBucket {
	readonly #size: Size
	#left: number
	#filledAt = 0

	constructor(size: Size) {
		this.#size = size
		this.#left = size.most
	}

	/** How long until so many may pass: 0 when these have. More than `most` never may. */
	take(now: number, count = 1): number {
		const { perSecond, most } = this.#size
		this.#left = Math.min(most, this.#left + (Math.max(0, now - this.#filledAt) / 1000) * perSecond)
		this.#filledAt = now
		if (this.#left < count) return ((count - this.#left) / perSecond) * 1000
		this.#left -= count
		return 0
	}
}

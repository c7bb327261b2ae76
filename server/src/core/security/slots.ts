/** A semaphore per key: counts the slots that each holder has, up to a limit; 0 is no limit. */
export class Slots {
	readonly #limit: number
	readonly #taken = new Map<string, number>()

	constructor(limit: number) {
		this.#limit = limit
	}

	/** Takes a slot and returns the function that releases it, or undefined when none is free. */
	take(holder: string): (() => void) | undefined {
		const taken = this.#taken.get(holder) ?? 0
		if (this.#limit > 0 && taken >= this.#limit) return undefined
		this.#taken.set(holder, taken + 1)
		return () => this.#release(holder)
	}

	#release(holder: string): void {
		const left = (this.#taken.get(holder) ?? 1) - 1
		if (left > 0) this.#taken.set(holder, left)
		else this.#taken.delete(holder)
	}
}

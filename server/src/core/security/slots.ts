/** Counts what each holds at once, up to a most; 0 is no limit. */
export class Slots {
	readonly #most: number
	readonly #taken = new Map<string, number>()

	constructor(most: number) {
		this.#most = most
	}

	/** Takes a place and gives how to leave it, or nothing where there is none left. */
	take(holder: string): (() => void) | undefined {
		const taken = this.#taken.get(holder) ?? 0
		if (this.#most > 0 && taken >= this.#most) return undefined
		this.#taken.set(holder, taken + 1)
		return () => this.#leave(holder)
	}

	#leave(holder: string): void {
		const left = (this.#taken.get(holder) ?? 1) - 1
		if (left > 0) this.#taken.set(holder, left)
		else this.#taken.delete(holder)
	}
}

/** Keeps what is costly to make; of more than `size` the one that was unused longest goes. */
export class RecentlyUsed<Value> {
	readonly #size: number
	readonly #values = new Map<string, Value>()

	constructor(size: number) {
		this.#size = size
	}

	get(key: string, make: () => Value): Value {
		const value = this.#values.get(key) ?? make()
		// A map keeps its keys in the order in which they were set: the first one is the oldest.
		this.#values.delete(key)
		this.#values.set(key, value)
		if (this.#values.size > this.#size) this.#values.delete(this.#values.keys().next().value ?? key)
		return value
	}

	forget(key: string): void {
		this.#values.delete(key)
	}
}

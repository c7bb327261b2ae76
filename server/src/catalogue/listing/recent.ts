/** Keeps what was asked for lately, up to `size`, and forgets what was not asked for longest. */
export class Recent<Value> {
	readonly #kept = new Map<string, Value>()
	readonly #size: number

	constructor(size: number) {
		this.#size = size
	}

	get(key: string, make: () => Value): Value {
		const value = this.#kept.get(key) ?? make()
		this.#kept.delete(key)
		this.#kept.set(key, value)
		const [oldest] = this.#kept.keys()
		if (this.#kept.size > this.#size && oldest !== undefined) this.#kept.delete(oldest)
		return value
	}

	clear(): void {
		this.#kept.clear()
	}
}

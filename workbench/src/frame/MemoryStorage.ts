/**
 * A `Storage` in memory for one frame, so that a frame depends on the workbench's URL alone and not on data of other windows.
 * As in the browser's own storage, items are also properties.
 */
export class MemoryStorage implements Storage {
	get length(): number {
		return Object.keys(this).length
	}

	key(index: number): string | null {
		return Object.keys(this)[index] ?? null
	}

	getItem(key: string): string | null {
		return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
	}

	setItem(key: string, value: string): void {
		Object.defineProperty(this, key, { configurable: true, enumerable: true, writable: true, value: String(value) })
	}

	removeItem(key: string): void {
		Reflect.deleteProperty(this, key)
	}

	clear(): void {
		for (const key of Object.keys(this)) this.removeItem(key)
	}
}

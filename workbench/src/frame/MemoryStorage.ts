/**
 * A storage that is this frame's alone and gone with it, so that what a frame shows follows from the workbench's address
 * and from nothing that another window left behind. As in a browser's own, what it holds are also its properties.
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

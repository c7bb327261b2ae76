/** A custom list's id as addresses write it: `cl12`. */
export function listKey(id: number): string {
	return `cl${id}`
}

/** The number of such an id. Its shape is checked before. */
export function listNumber(key: string): number {
	return Number(key.slice(2))
}

/** A custom list's id in paths: `cl12`. */
export function listKey(id: number): string {
	return `cl${id}`
}

/** The number of an id in a path, whose pattern the route checked. */
export function listNumber(key: string): number {
	return Number(key.slice(2))
}

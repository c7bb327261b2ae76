/** Wraps an index around both ends of a list of `count` items. */
export function wrapIndex(index: number, count: number): number {
	return count === 0 ? 0 : ((index % count) + count) % count
}

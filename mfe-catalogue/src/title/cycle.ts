/** A place among `count`, counted from 0 and round the corner at both ends. */
export function cycle(index: number, count: number): number {
	return count === 0 ? 0 : ((index % count) + count) % count
}

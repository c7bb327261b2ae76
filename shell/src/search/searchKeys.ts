/** Where the focus goes from entry `at` (-1: the search field) of `count` when a key is pressed; undefined: nowhere. */
export function nextEntry(key: string, at: number, count: number): number | undefined {
	if (count === 0) return undefined
	switch (key) {
		case 'ArrowDown':
			return at === count - 1 ? -1 : at + 1
		case 'ArrowUp':
			return at === -1 ? count - 1 : at - 1
		case 'Home':
			return at === -1 ? undefined : 0
		case 'End':
			return at === -1 ? undefined : count - 1
		default:
			return undefined
	}
}

/** The index of the entry that a key focuses, from entry `at` of `count`; -1 is the search field, undefined no change. */
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

/** True for a key that writes a character, except for the space that presses a button. */
export function isTyping({
	key,
	ctrlKey,
	metaKey,
	altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
	return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

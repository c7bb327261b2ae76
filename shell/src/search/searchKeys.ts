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

/** Whether a key press anywhere on the page asks for the search: Ctrl or Command with K, or `/` outside of a field. */
export function asksForSearch(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.isComposing) return false
	if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k'
	if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
	const { target } = event
	return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}

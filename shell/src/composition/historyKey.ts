/**
 * Sets a unique key in the state of the current history entry, as React Router does. The library uses the key `default` for
 * entries that it did not create, so that a page opened by its URL would start at the scroll position of the last such page.
 */
export function setHistoryKey(): void {
	const { state } = history
	if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

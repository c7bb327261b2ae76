/**
 * Gives the page's entry in the history a key of its own, in the form in which React Router reads and writes it. The library
 * calls every entry `default` that it has not made, and the next page that is opened by its address would start as far down
 * as the last one was left.
 */
export function nameEntry(): void {
	const { state } = history
	if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

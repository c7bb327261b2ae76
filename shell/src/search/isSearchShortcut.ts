/** Whether a key press is the shortcut of the search: Ctrl or Command with K, or `/` outside of a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.isComposing) return false
	if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k'
	if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
	const { target } = event
	return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}

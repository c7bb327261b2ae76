import { openOverlay } from '../frame/openOverlay.ts'
import { $overlay, closeOverlay } from '../frame/overlay.ts'

/** Opens and closes the search by its keys. It listens before the frame is there, which shows then what was asked for. */
export function listenForSearch(): () => void {
	document.addEventListener('keydown', onKeyDown)
	return () => document.removeEventListener('keydown', onKeyDown)
}

function onKeyDown(event: KeyboardEvent) {
	if (!isSearchShortcut(event)) return
	const overlay = $overlay.get()
	const isOpen = overlay.state !== 'closed' && overlay.name === 'search'
	// In the open search a slash is text.
	if (isOpen && event.key === '/') return
	event.preventDefault()
	if (isOpen) closeOverlay()
	// An open dialog has precedence.
	else if (!document.querySelector('dialog[open]')) void openOverlay('search')
}

/** Whether a key press is the shortcut of the search: Ctrl or Command with K, or `/` outside of a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.isComposing) return false
	if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k'
	if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
	return !(event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]'))
}

import { asksForSearch } from '../search/searchKeys.ts'
import { liftStartup } from '../startup/liftStartup.ts'
import { openOverlay, prepareOverlay } from './overlay.ts'

/** When the first screen is surely there, and the code of the search may be fetched for those who use its keys, ms. */
const PREPARE_AFTER_MS = 4000

/** What the frame does once it is on the page: lets the start-up screen go and listens for the keys of the search. */
export function startFrame(): () => void {
	const stopLifting = liftStartup()
	const preparing = setTimeout(() => prepareOverlay('search'), PREPARE_AFTER_MS)
	document.addEventListener('keydown', press)
	return () => {
		stopLifting()
		clearTimeout(preparing)
		document.removeEventListener('keydown', press)
	}
}

function press(event: KeyboardEvent) {
	if (!asksForSearch(event)) return
	event.preventDefault()
	// Whatever dialog is open has its own business first.
	if (!document.querySelector('dialog[open]')) void openOverlay('search')
}

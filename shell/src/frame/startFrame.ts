import { watchSlices } from '../composition/watchSlices.ts'
import { asksForSearch } from '../search/asksForSearch.ts'
import { liftStartup } from '../startup/liftStartup.ts'
import { loadBeside } from './beside/loadBeside.ts'
import { loadJapaneseFont } from './japaneseFont.ts'
import { openOverlay, prepareOverlay } from './openOverlay.ts'

/** When the first screen is surely there, and the code of the search may be fetched for those who use its keys, ms. */
const PREPARE_AFTER_MS = 4000

/** What the frame does once it is on the page: the start-up screen goes, what comes beside the page is fetched, keys are heard. */
export function startFrame(): () => void {
	const stopLifting = liftStartup()
	const stopFont = loadJapaneseFont()
	const stopBeside = loadBeside()
	const stopWatching = watchSlices()
	const preparing = setTimeout(() => prepareOverlay('search'), PREPARE_AFTER_MS)
	document.addEventListener('keydown', press)
	return () => {
		stopLifting()
		stopFont()
		stopBeside()
		stopWatching()
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

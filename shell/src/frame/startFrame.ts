import { $locale } from 'shared-i18n'
import { loadJapaneseFont } from 'shared-ui'
import { scheduleReports } from '../composition/scheduleReports.ts'
import { isSearchShortcut } from '../search/isSearchShortcut.ts'
import { hideStartupScreen } from '../startup/hideStartupScreen.ts'
import { loadDeferredParts } from './deferred/loadDeferredParts.ts'
import { openOverlay, preloadOverlay } from './openOverlay.ts'
import { $overlay, closeOverlay } from './overlay.ts'

/** Delay of the preload of the search, for keyboard users, ms. */
const SEARCH_PRELOAD_MS = 4000

/** Starts the timers and listeners of the frame: start-up screen, font, deferred parts, reports, search and its shortcut. */
export function startFrame(): () => void {
	const stopStartup = hideStartupScreen()
	const stopFont = $locale.subscribe((locale) => locale === 'ja' && loadJapaneseFont())
	const stopDeferredParts = loadDeferredParts()
	const stopReports = scheduleReports()
	const searchTimer = setTimeout(() => preloadOverlay('search'), SEARCH_PRELOAD_MS)
	document.addEventListener('keydown', onKeyDown)
	return () => {
		stopStartup()
		stopFont()
		stopDeferredParts()
		stopReports()
		clearTimeout(searchTimer)
		document.removeEventListener('keydown', onKeyDown)
	}
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

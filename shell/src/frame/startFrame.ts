import { $locale } from 'shared-i18n'
import { loadJapaneseFont } from 'shared-ui'
import { scheduleReports } from '../composition/scheduleReports.ts'
import { hideStartupScreen } from '../startup/hideStartupScreen.ts'
import { loadDeferredParts } from './deferred/loadDeferredParts.ts'
import { preloadOverlay } from './openOverlay.ts'

/** Delay of the preload of the search, for keyboard users, ms. */
const SEARCH_PRELOAD_MS = 4000

/** Starts the timers of the frame: start-up screen, font, deferred parts, reports, search. */
export function startFrame(): () => void {
	const stopStartup = hideStartupScreen()
	const stopFont = $locale.subscribe((locale) => locale === 'ja' && loadJapaneseFont())
	const stopDeferredParts = loadDeferredParts()
	const stopReports = scheduleReports()
	const searchTimer = setTimeout(() => preloadOverlay('search'), SEARCH_PRELOAD_MS)
	return () => {
		stopStartup()
		stopFont()
		stopDeferredParts()
		stopReports()
		clearTimeout(searchTimer)
	}
}

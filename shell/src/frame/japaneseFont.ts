import { $locale } from 'shared-i18n'

/** Delay of the font on a page in another language, so that the first screen loads first, ms. */
const DEFER_MS = 2500

/**
 * Loads the stylesheet of the Japanese font: at once on a page in Japanese, after a delay on any other. The browser fetches
 * only the font files whose characters are shown.
 * @returns a function that stops it
 */
export function loadJapaneseFont(): () => void {
	const timer = setTimeout(load, DEFER_MS)
	const stop = $locale.subscribe((locale) => {
		if (locale === 'ja') load()
	})
	return () => {
		clearTimeout(timer)
		stop()
	}
}

let isRequested = false

// A link element with an address from the build: the bundler's own style loading needs more bytes.
function load() {
	const href = document.documentElement.dataset.japaneseFont
	if (isRequested || !href) return
	isRequested = true
	// If it fails, the browser uses a local Japanese font.
	document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

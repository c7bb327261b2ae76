import { $locale } from 'shared-i18n'

/** When titles in Japanese on a page of another language get their font, ms: the first screen comes first. */
const BESIDE_THE_PAGE_MS = 2500

/**
 * Fetches the ranges of the Japanese font: at once for a page in Japanese, beside the page for any other. Which of its
 * files are fetched follows from the characters that are shown.
 * @returns how to stop waiting.
 */
export function loadJapaneseFont(): () => void {
	const timer = setTimeout(load, BESIDE_THE_PAGE_MS)
	const stop = $locale.subscribe((locale) => {
		if (locale === 'ja') load()
	})
	return () => {
		clearTimeout(timer)
		stop()
	}
}

let asked = false

// A plain link, whose address the build wrote into the page: a bundler's way to fetch styles later weighs more than this.
function load() {
	const href = document.documentElement.dataset.japaneseFont
	if (asked || !href) return
	asked = true
	// Without it the reader's own Japanese font stands.
	document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

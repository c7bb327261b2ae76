import { atom, type ReadableAtom } from 'nanostores'
import { DEFAULT_LOCALE, isLocale, LANGUAGE_TAGS, LOCALE_COOKIE, LOCALE_PARAMETER, type Locale } from 'shared-contract'
import { registeredWords, type Words } from './words.ts'

type Preparable = Pick<Words<string>, 'prepare'>

const STORAGE_KEY = 'niouka:locale'
/** Words that fail to load are asked for once more after this, ms. */
const REPEAT_AFTER_MS = 250
const YEAR_SECONDS = 31_536_000

const $current = atom<Locale>(DEFAULT_LOCALE)
/** The language that was asked for last: shown already, or on its way. */
let wanted: Locale = DEFAULT_LOCALE

/** The language that the page is shown in. */
export const $locale: ReadableAtom<Locale> = $current

/** The language that the address names, the one that this browser asked for last, or the one that the server wrote the page in. */
export function storedLocale(): Locale {
	const addressed = addressedLocale()
	if (addressed) return addressed
	try {
		const stored = localStorage.getItem(STORAGE_KEY)
		if (isLocale(stored)) return stored
	} catch {
		// A browser that forbids storage still has the page's own language.
	}
	const written = document.documentElement.lang.slice(0, 2)
	return isLocale(written) ? written : DEFAULT_LOCALE
}

/** The language that the address of the page names (`?hl=ja`). */
function addressedLocale(): Locale | undefined {
	const asked = new URLSearchParams(location.search).get(LOCALE_PARAMETER)
	return isLocale(asked) ? asked : undefined
}

/**
 * Shows the page in another language: all words are fetched first, then change at once. Anything but `pt`, `en` and
 * `ja` is ignored. Where a file fails to load, that is logged and the page falls back to Portuguese. A language that is
 * only the address' own is not remembered; another one takes its place there too.
 */
export async function setLocale(locale: string): Promise<void> {
	if (!isLocale(locale)) return
	wanted = locale
	const shown = await show([...registeredWords()], locale)
	wanted = shown
	shownNow(shown)
	if (shown !== addressedLocale()) remember(shown)
}

/**
 * Brings the words of a room that was just loaded into the language of the page. Where they fail to load, the whole page
 * falls back to Portuguese, so that it stays in one language; what the reader asked for stays remembered.
 */
export async function readyWords(...words: Preparable[]): Promise<void> {
	let locale: Locale
	let shown: Locale
	do {
		locale = wanted
		shown = await show(words, locale)
	} while (locale !== wanted)
	if (shown === locale) return
	wanted = shown
	await show([...registeredWords()], shown)
	if (wanted === shown) shownNow(shown)
}

function shownNow(locale: Locale) {
	$current.set(locale)
	document.documentElement.lang = LANGUAGE_TAGS[locale]
}

async function show(words: Preparable[], locale: Locale): Promise<Locale> {
	const outcomes = await Promise.allSettled(words.map((room) => prepare(room, locale)))
	const failed = outcomes.find((outcome) => outcome.status === 'rejected')
	if (failed) console.error(`The words of "${locale}" could not be loaded.`, failed.reason)
	if (failed && locale !== DEFAULT_LOCALE) return show(words, DEFAULT_LOCALE)
	for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value()
	return locale
}

async function prepare(room: Preparable, locale: Locale) {
	try {
		return await room.prepare(locale)
	} catch {
		await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS))
		return room.prepare(locale)
	}
}

function remember(locale: Locale) {
	forgetAddressed()
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
	document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
	try {
		localStorage.setItem(STORAGE_KEY, locale)
	} catch (error) {
		console.error('The language could not be remembered.', error)
	}
}

function forgetAddressed() {
	const address = new URL(location.href)
	if (!address.searchParams.has(LOCALE_PARAMETER)) return
	address.searchParams.delete(LOCALE_PARAMETER)
	history.replaceState(history.state, '', address)
}

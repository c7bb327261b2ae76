import { atom, type ReadableAtom } from 'nanostores'
import { DEFAULT_LOCALE, isLocale, LANGUAGE_TAGS, LOCALE_COOKIE, LOCALE_PARAMETER, type Locale } from 'shared-contract'
import { registeredTranslations, type Translations } from './translations.ts'

type Preparable = Pick<Translations<string>, 'prepare'>

const STORAGE_KEY = 'niouka:locale'
/** The delay of the one retry of texts that fail to load, ms. */
const REPEAT_AFTER_MS = 250
const YEAR_SECONDS = 31_536_000

const $current = atom<Locale>(DEFAULT_LOCALE)
/** The language that was requested last: shown or still loading. */
let wanted: Locale = DEFAULT_LOCALE

/** The language of the page. */
export const $locale: ReadableAtom<Locale> = $current

/** The language of the address, else the stored one, else that of the server's HTML. */
export function storedLocale(): Locale {
	const addressed = addressedLocale()
	if (addressed) return addressed
	try {
		const stored = localStorage.getItem(STORAGE_KEY)
		if (isLocale(stored)) return stored
	} catch {
		// Without storage the language of the server's HTML is used.
	}
	const written = document.documentElement.lang.slice(0, 2)
	return isLocale(written) ? written : DEFAULT_LOCALE
}

/** The language in the address of the page (`?hl=ja`). */
function addressedLocale(): Locale | undefined {
	const asked = new URLSearchParams(location.search).get(LOCALE_PARAMETER)
	return isLocale(asked) ? asked : undefined
}

/**
 * Changes the language of the page: fetches all texts, then shows them at once. Values other than `pt`, `en` and `ja` are
 * ignored. If a file fails to load, this is logged and the page falls back to Portuguese. The language of the address is
 * not stored; another one removes it from the address.
 */
export async function setLocale(locale: string): Promise<void> {
	if (!isLocale(locale)) return
	wanted = locale
	const shown = await show([...registeredTranslations()], locale)
	wanted = shown
	shownNow(shown)
	if (shown !== addressedLocale()) remember(shown)
}

/**
 * Loads the texts of a package in the language of the page. If they fail to load, the whole page falls back to
 * Portuguese, so that it stays in one language; the stored language stays.
 */
export async function loadTranslations(...translations: Preparable[]): Promise<void> {
	let locale: Locale
	let shown: Locale
	do {
		locale = wanted
		shown = await show(translations, locale)
	} while (locale !== wanted)
	if (shown === locale) return
	wanted = shown
	await show([...registeredTranslations()], shown)
	if (wanted === shown) shownNow(shown)
}

function shownNow(locale: Locale) {
	$current.set(locale)
	const { documentElement: page } = document
	// Writing it again would style each element again.
	if (page.lang !== LANGUAGE_TAGS[locale]) page.lang = LANGUAGE_TAGS[locale]
}

async function show(translations: Preparable[], locale: Locale): Promise<Locale> {
	const outcomes = await Promise.allSettled(translations.map((each) => prepare(each, locale)))
	const failed = outcomes.find((outcome) => outcome.status === 'rejected')
	if (failed) console.error(`The translations of "${locale}" could not be loaded.`, failed.reason)
	if (failed && locale !== DEFAULT_LOCALE) return show(translations, DEFAULT_LOCALE)
	for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value()
	return locale
}

async function prepare(translations: Preparable, locale: Locale) {
	try {
		return await translations.prepare(locale)
	} catch {
		await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS))
		return translations.prepare(locale)
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

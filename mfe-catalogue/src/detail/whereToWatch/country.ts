import { atom, computed, type ReadableAtom } from 'nanostores'
import { $locale, deviceTimeZone } from 'shared-i18n'
import { COUNTRIES } from './countries.ts'
import { readerCountry } from './readerCountry.ts'

const KEY = 'niouka:country'
const $chosen = atom<string | undefined>(stored())

/** The country in which the reader watches: the one that they chose in this browser, else the one that the browser suggests. */
export const $country: ReadableAtom<string> = computed([$chosen, $locale], (chosen, locale) => {
	const timeZone = deviceTimeZone()
	return chosen ?? readerCountry({ timeZone, language: navigator.language, locale })
})

/** Sets the country, and stores it if the browser allows it. */
export function chooseCountry(country: string): void {
	$chosen.set(country)
	try {
		localStorage.setItem(KEY, country)
	} catch {
		// Storage is unavailable: the choice lasts until the page is left.
	}
}

function stored(): string | undefined {
	try {
		const text = localStorage.getItem(KEY)
		return COUNTRIES.find((country) => country === text)
	} catch {
		return undefined
	}
}

import type { Locale } from 'shared-contract'
import { COUNTRIES } from './countries.ts'
import { countryOfZone } from './zones.ts'

/** What a browser says of where its reader is. */
export interface ReaderPlace {
	/** IANA. */
	timeZone: string | undefined
	/** The preferred language, BCP 47. */
	language: string | undefined
	/** The language of the site. */
	locale: Locale
}

const COUNTRY_OF_LOCALE: Readonly<Record<Locale, string>> = { pt: 'BR', en: 'US', ja: 'JP' }

/**
 * The country of a reader (ISO 3166): that of the time zone, because people set their clock to where they are; else the region of
 * their language; else the country with most readers of the site's language.
 */
export function readerCountry({ timeZone = '', language = '', locale }: ReaderPlace): string {
	return countryOfZone(timeZone) ?? regionOf(language) ?? COUNTRY_OF_LOCALE[locale]
}

function regionOf(language: string): string | undefined {
	const region = /-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase()
	return COUNTRIES.find((country) => country === region)
}

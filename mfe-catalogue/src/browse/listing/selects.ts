import {
	ANIME_FORMATS,
	DUB_LANGUAGE,
	type Facets,
	FIRST_YEAR,
	LANGUAGE_TAGS,
	LAST_YEAR,
	type Locale,
	SEASONS,
	SERVICE_KEY_MAX_LENGTH,
	STATUSES,
} from 'shared-contract'
import { type common, nameOfCode } from 'shared-i18n'
import { integerWithin, literalOf, sanitizeText } from './addressText.ts'
import type { listingTranslations } from './listingTranslations.ts'

/** What the names of values are written with. */
export interface Naming {
	t: (typeof listingTranslations)['translate']
	shared: (typeof common)['translate']
	locale: Locale
	facets: Facets
}

/** A filter with one value of some. Its words are `listing.<name>` and, for no value, `listing.<name>.all`. */
interface SelectFilter<Value extends string | number> {
	/** The value in an address; undefined if it is none. */
	read: (text: string) => Value | undefined
	/** The values that titles of the list have. */
	values: (facets: Facets, locale: Locale) => readonly Value[]
	nameOf: (value: Value, naming: Naming) => string
}

const select = <Value extends string | number>(filter: SelectFilter<Value>) => filter

/** Languages of dubs that have words of their own: the first name that a browser is asked for takes it 50 ms. */
const NAMED_DUBS = ['pt', 'en', 'es', 'fr', 'de', 'it', 'ja', 'ko', 'zh'] as const

/** The filters that are selects, in the order of the page. The API has each under the same name, but the type, its `format`. */
export const SELECTS = {
	type: select({
		read: (text) => literalOf(ANIME_FORMATS, text),
		values: () => ANIME_FORMATS,
		nameOf: (format, { shared }) => shared(`format.${format}`),
	}),
	status: select({
		read: (text) => literalOf(STATUSES, text),
		values: () => STATUSES,
		nameOf: (status, { shared }) => shared(`status.${status}`),
	}),
	season: select({
		read: (text) => literalOf(SEASONS, text),
		values: ({ seasons }) => seasons,
		nameOf: (season, { t }) => t(`listing.season.${season}`),
	}),
	year: select({
		read: (text) => integerWithin(text, FIRST_YEAR, LAST_YEAR),
		values: ({ years }) => years,
		nameOf: String,
	}),
	/** The subtag of the language of the dub. The reader's comes first. */
	dub: select({
		read: (text) => (new RegExp(DUB_LANGUAGE).test(text) ? text : undefined),
		values: ({ dubs }, locale) => dubs.toSorted((one, other) => Number(other === locale) - Number(one === locale)),
		nameOf(language, { t, locale }) {
			const named = literalOf(NAMED_DUBS, language)
			if (named) return t(`listing.dub.${named}`)
			return t('listing.dub.in', { language: nameOfCode('language', language, LANGUAGE_TAGS[locale]) })
		},
	}),
	/** The key of the service that shows the titles. */
	service: select({
		read: (text) => sanitizeText(text, SERVICE_KEY_MAX_LENGTH) || undefined,
		values: ({ services }) => services.map(({ key }) => key),
		nameOf: (service, { facets }) => facets.services.find(({ key }) => key === service)?.name ?? service,
	}),
}

export type SelectName = keyof typeof SELECTS
export const SELECT_NAMES = Object.keys(SELECTS) as SelectName[]

/** The chosen values, by the names of the filters. */
export type Chosen = { [Name in SelectName]: ReturnType<(typeof SELECTS)[Name]['read']> }

/** A filter of whichever values. */
export const selectOf = (name: SelectName) => SELECTS[name] as SelectFilter<string | number>

/** A value for each select. */
export const eachSelect = <Value>(value: (name: SelectName) => Value) =>
	Object.fromEntries(SELECT_NAMES.map((name) => [name, value(name)])) as { [Name in SelectName]: Value }

import { GENRES } from 'shared-contract'
import { array, object, oneOf, optional, type Static, string } from 'shared-contract/schema'

/** The values of a title form. */
export const TitleFields = object({
	title: string(),
	synopsis: string(),
	/** The poster of an anime or film, or the cover of a manga. */
	pictureUrl: string(),
	bannerUrl: string(),
	year: string(),
	type: string(),
	status: string(),
	englishTitle: string(),
	romajiTitle: string(),
	nativeTitle: string(),
	/** One name per line. */
	synonyms: string(),
	genres: array(oneOf(GENRES)),
	/** In the format of `airingText`. Older drafts have none. */
	airing: optional(string()),
})
export type TitleFields = Static<typeof TitleFields>

/** The values of an empty form. */
export function emptyTitleFields(chosen: Pick<TitleFields, 'type' | 'status' | 'year'>): TitleFields {
	return {
		title: '',
		synopsis: '',
		pictureUrl: '',
		bannerUrl: '',
		englishTitle: '',
		romajiTitle: '',
		nativeTitle: '',
		synonyms: '',
		genres: [],
		...chosen,
	}
}

/** Parses a typed year: null if empty, NaN if invalid. */
export function parseYear(year: string): number | null {
	const text = year.trim()
	return text === '' ? null : /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

/** The optional fields that all three forms send. */
export function optionalFieldsOf({ englishTitle, romajiTitle, nativeTitle, synonyms, genres }: TitleFields) {
	const names = synonyms.split('\n').filter((name) => name.trim() !== '')
	return { englishTitle, romajiTitle, nativeTitle, synonyms: names, genres }
}

/** The airing schedule, if one was typed. */
export function airingOf({ airing = '' }: TitleFields) {
	return airing === '' ? {} : { airing }
}

import { GENRES } from 'shared-contract'
import { array, object, oneOf, optional, type Static, string } from 'shared-contract/schema'

/** What stands in the form of a title, as it was typed. */
export const TitleFields = object({
	title: string(),
	synopsis: string(),
	/** The poster, or the cover of a manga. */
	pictureUrl: string(),
	bannerUrl: string(),
	year: string(),
	type: string(),
	status: string(),
	englishTitle: string(),
	romajiTitle: string(),
	nativeTitle: string(),
	/** One a line. */
	synonyms: string(),
	genres: array(oneOf(GENRES)),
	/** As `airingText` writes it. Forms that were kept before there was one have none. */
	airing: optional(string()),
})
export type TitleFields = Static<typeof TitleFields>

/** A form that nobody has filled in yet. */
export function emptyTitle(chosen: Pick<TitleFields, 'type' | 'status' | 'year'>): TitleFields {
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

/** A typed year: null where nothing was typed, no number where it is none. */
export function typedYear(year: string): number | null {
	const text = year.trim()
	return text === '' ? null : /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

/** What all three forms send alike. */
export function knownOf({ englishTitle, romajiTitle, nativeTitle, synonyms, genres }: TitleFields) {
	const names = synonyms.split('\n').filter((name) => name.trim() !== '')
	return { englishTitle, romajiTitle, nativeTitle, synonyms: names, genres }
}

/** When it is shown, where something of that was typed. */
export function airedOf({ airing = '' }: TitleFields) {
	return airing === '' ? {} : { airing }
}

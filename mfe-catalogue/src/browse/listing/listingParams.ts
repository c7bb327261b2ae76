import { GENRES, type Genre, RANGE, type Sort } from 'shared-contract'
import { integerWithin, literalOf, sanitizeText } from './addressText.ts'
import { type Chosen, eachSelect, selectOf } from './selects.ts'
import { type Control, type ListingSettings, SORT_ORDERS } from './settings.ts'

/** The filters, sort order and page of a list, as stored in the address. Undefined is no filter. */
export interface ListingParams extends Chosen {
	q: string
	sort: Sort
	/** The least and the greatest score, `7-9`; one of the two may lack. Empty is no filter. */
	score: string
	/** The same of the number of episodes or chapters. */
	episodes: string
	/** The same of the length of an episode or a film. */
	minutes: string
	/** Tags, by their names: titles must have all of them. */
	tags: readonly string[]
	/** The genre of the categories screen. */
	genre: Genre
	/** Included genres: titles must have all of them. */
	genres: readonly Genre[]
	/** Excluded genres: titles must have none of them. */
	without: readonly Genre[]
	/** Hides the titles on the reader's list. */
	hideMine: boolean
	/** Adult titles alone, for members who switched them on. */
	adult: boolean
	page: number
}

const PAGE_MAX = 1_000_000

/** The parameters of a list without filters, on its first page. */
export function defaultParams({ sort }: ListingSettings): ListingParams {
	return {
		q: '',
		sort,
		...eachSelect(() => undefined),
		score: '',
		episodes: '',
		minutes: '',
		tags: [],
		genre: GENRES[0],
		genres: [],
		without: [],
		hideMine: false,
		adult: false,
		page: 1,
	}
}

/** Parses the parameters of an address. Invalid values count as not set. */
export function parseParams(search: string, settings: ListingSettings): ListingParams {
	const query = new URLSearchParams(search)
	const defaults = defaultParams(settings)
	const textOf = (control: Control, name: string = control) =>
		settings.controls.includes(control) ? (query.get(name) ?? '') : ''
	// Links to a single genre use `genre`, like the categories screen.
	const genres = genreList(`${textOf('genres')},${textOf('genres', 'genre')}`)
	return {
		q: sanitizeText(textOf('q')),
		sort: literalOf(SORT_ORDERS, textOf('sort')) ?? defaults.sort,
		...(eachSelect((name) => selectOf(name).read(textOf(name))) as Chosen),
		score: rangeOf(textOf('more', 'score')),
		episodes: rangeOf(textOf('more', 'episodes')),
		minutes: rangeOf(textOf('more', 'minutes')),
		tags: [...new Set(sanitizeText(textOf('more', 'tags')).split(','))].filter(Boolean),
		genre: literalOf(GENRES, textOf('genre')) ?? defaults.genre,
		genres,
		without: genreList(textOf('genres', 'without')).filter((genre) => !genres.includes(genre)),
		hideMine: textOf('hide') === 'mine',
		adult: textOf('adult') === '1',
		page: integerWithin(query.get('page') ?? '', 1, PAGE_MAX) ?? 1,
	}
}

/** The parameters under the names that they have in an address; false or empty is not set. */
export function namedParams({ hideMine, adult, genres, without, tags, ...params }: ListingParams) {
	const { page, sort, genre, q, ...rest } = params
	return {
		q: q.trim(),
		...rest,
		genre,
		genres: genres.join(),
		without: without.join(),
		tags: tags.join(),
		hide: hideMine && ('mine' as const),
		adult: adult && ('1' as const),
		sort,
		page,
	}
}

/** Serialises parameters to the query of an address, with its question mark; empty if all have their defaults. */
export function toSearch(params: ListingParams, settings: ListingSettings): string {
	const defaults: Readonly<Record<string, unknown>> = namedParams(defaultParams(settings))
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(namedParams(params))) {
		if (value && value !== defaults[name]) search.set(name, String(value))
	}
	// Commas are valid in a query, and keep the address readable.
	const text = search.toString().replaceAll('%2C', ',')
	return text === '' ? '' : `?${text}`
}

/** Applies a change, which resets the list to the first page. */
export function withChange(params: ListingParams, change: Partial<ListingParams>): ListingParams {
	return { ...params, page: 1, ...change }
}

function rangeOf(text: string): string {
	return RANGE.test(text) && text !== '-' ? text : ''
}

function genreList(text: string): Genre[] {
	const names = text.split(',')
	return GENRES.filter((genre) => names.includes(genre))
}

import {
	ANIME_FORMATS,
	FIRST_YEAR,
	GENRES,
	type Genre,
	LAST_YEAR,
	SEARCH_QUERY_MAX_LENGTH,
	SEASONS,
	type Sort,
	STATUSES,
	type Status,
	type TitleSeason,
} from 'shared-contract'
import { type Control, type ListingSettings, SORT_CHOICES } from './settings.ts'

export type AnimeFormat = (typeof ANIME_FORMATS)[number]

/** What the reader has chosen in a list, as the address keeps it; undefined does not restrict. */
export interface Choice {
	q: string
	sort: Sort
	type: AnimeFormat | undefined
	status: Status | undefined
	year: number | undefined
	season: TitleSeason | undefined
	/** The one genre of the categories. */
	genre: Genre
	/** Every one of these. */
	genres: readonly Genre[]
	/** None of these. */
	without: readonly Genre[]
	/** Leaves out what is on the reader's list. */
	hideMine: boolean
	page: number
}

const PAGE_MAX = 1_000_000

/** Nothing chosen. */
export function noChoice({ sort }: ListingSettings): Choice {
	return {
		q: '',
		sort,
		type: undefined,
		status: undefined,
		year: undefined,
		season: undefined,
		genre: GENRES[0],
		genres: [],
		without: [],
		hideMine: false,
		page: 1,
	}
}

/** Reads the choice from an address; what makes no sense there counts as not chosen. */
export function parseChoice(search: string, settings: ListingSettings): Choice {
	const given = new URLSearchParams(search)
	const none = noChoice(settings)
	const of = (control: Control, name: string = control) =>
		settings.controls.includes(control) ? (given.get(name) ?? '') : ''
	// A link to a genre names one, as the categories do.
	const genres = genreList(`${of('genres')},${of('genres', 'genre')}`)
	return {
		q: cleanText(of('q')),
		sort: wordOf(SORT_CHOICES, of('sort')) ?? none.sort,
		type: wordOf(ANIME_FORMATS, of('type')),
		status: wordOf(STATUSES, of('status')),
		year: numberWithin(of('year'), FIRST_YEAR, LAST_YEAR),
		season: wordOf(SEASONS, of('season')),
		genre: wordOf(GENRES, of('genre')) ?? none.genre,
		genres,
		without: genreList(of('genres', 'without')).filter((genre) => !genres.includes(genre)),
		hideMine: of('hide') === 'mine',
		page: numberWithin(given.get('page') ?? '', 1, PAGE_MAX) ?? 1,
	}
}

/** The query of an address that keeps a choice, with its question mark; empty where nothing is chosen. */
export function searchOf(choice: Choice, settings: ListingSettings): string {
	const none = noChoice(settings)
	const search = new URLSearchParams()
	const put = (name: string, value: string, unset = '') => {
		if (value !== unset) search.set(name, value)
	}
	put('q', choice.q.trim())
	put('type', choice.type ?? '')
	put('status', choice.status ?? '')
	put('year', String(choice.year ?? ''))
	put('season', choice.season ?? '')
	put('genre', choice.genre, none.genre)
	put('genres', choice.genres.join())
	put('without', choice.without.join())
	put('hide', choice.hideMine ? 'mine' : '')
	put('sort', choice.sort, none.sort)
	put('page', String(choice.page), '1')
	// Commas are allowed in a query, and an address is read by people too.
	const text = search.toString().replaceAll('%2C', ',')
	return text === '' ? '' : `?${text}`
}

/** A choice after the reader has changed something of it: back on the first page. */
export function changed(choice: Choice, change: Partial<Choice>): Choice {
	return { ...choice, page: 1, ...change }
}

function wordOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
	return words.find((word) => word === text)
}

function genreList(text: string): Genre[] {
	const named = text.split(',')
	return GENRES.filter((genre) => named.includes(genre))
}

function numberWithin(text: string, least: number, most: number): number | undefined {
	if (!/^[0-9]{1,9}$/.test(text)) return undefined
	const number = Number(text)
	return number >= least && number <= most ? number : undefined
}

// The API takes no NUL and no more characters than this.
function cleanText(text: string): string {
	return [...text.replaceAll('\0', '')].slice(0, SEARCH_QUERY_MAX_LENGTH).join('')
}

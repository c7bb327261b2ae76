import { type ListingQuery, RANGES } from 'shared-contract'
import { foldName } from '../fold.ts'
import type { ListedTitle, ListOrder } from './listedTitle.ts'

export type ListingFilter = Omit<ListingQuery, 'page' | 'hide' | 'adult' | 'sort' | 'tags'> & {
	sort?: ListOrder | undefined
}

type Condition = (title: ListedTitle) => boolean

/** The filters with one value, each with what it asks of a title. */
const SINGLE = {
	year: (title: ListedTitle, year: number) => title.year === year,
	season: (title: ListedTitle, season: string) => title.season === season,
	dub: (title: ListedTitle, dub: string) => title.dubs.includes(dub),
	service: (title: ListedTitle, service: string) => title.services.includes(service),
}
const SINGLE_NAMES = Object.keys(SINGLE) as (keyof typeof SINGLE)[]

/** The conditions of a filter; undefined if no title can match. */
export function conditionsOf(filter: ListingFilter): Condition[] | undefined {
	const { q = '', format, status, genre, genres, without } = filter
	const conditions: Condition[] = []
	for (const range of RANGES) {
		const [least, most] = bounds(filter[range])
		if (least > 0 || most < Number.POSITIVE_INFINITY)
			conditions.push(({ [range]: value }) => value !== null && value >= least && value <= most)
	}
	if (format !== undefined) conditions.push(someOf(format, (title) => title.format))
	if (status !== undefined) conditions.push(someOf(status, (title) => title.status))
	for (const name of SINGLE_NAMES) {
		const value = filter[name]
		const holds = SINGLE[name] as (title: ListedTitle, value: string | number) => boolean
		if (value !== undefined) conditions.push((title) => holds(title, value))
	}
	const has = (title: ListedTitle, name: string) => (title.genres as readonly string[]).includes(name)
	for (const wanted of [...words(genre), ...words(genres)]) conditions.push((title) => has(title, wanted))
	for (const unwanted of words(without)) conditions.push((title) => !has(title, unwanted))
	if (q.trim() === '') return conditions
	const text = foldName(q)
	// Punctuation folds to nothing and matches no name.
	if (text === '') return undefined
	// The most expensive condition comes last.
	return [...conditions, (title) => title.names.includes(text)]
}

/** A cache key, equal for equivalent filters. */
export function filterKey(filter: ListingFilter): string {
	const { kind, q = '', sort, format, status, genre, genres, without } = filter
	const set = (list: string | undefined) => [...new Set(words(list))].sort().join()
	const wanted = set([...words(genre), ...words(genres)].join())
	const sets = [set(format), set(status), wanted, set(without), ...RANGES.map((range) => bounds(filter[range]))]
	return JSON.stringify([kind, foldName(q), sort, ...sets, ...SINGLE_NAMES.map((name) => filter[name])])
}

/** The least and the greatest value of a range such as `7-` or `1-13`. */
function bounds(range = '-'): [least: number, most: number] {
	const [least, most] = range.split('-')
	return [Number(least), most ? Number(most) : Number.POSITIVE_INFINITY]
}

function someOf(list: string, value: (title: ListedTitle) => string): Condition {
	const wanted = words(list)
	return (title) => wanted.includes(value(title))
}

function words(list: string | undefined): string[] {
	return list === undefined || list === '' ? [] : list.split(',')
}

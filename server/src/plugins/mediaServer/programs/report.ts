import { isStorableText } from '../../../core/http/storableText.ts'
import { own, ownText } from '../../../core/jsonObject.ts'
import { cutText, type ForeignEpisode, type SourceId, wholeNumber } from '../../../library/public.ts'

/** What a notification says: an episode or a film was watched to its end, or something else. */
export type Report = { state: 'other' } | Watched

interface Watched {
	state: 'watched'
	user: string
	/** Of a file with several episodes the last one. */
	watched: ForeignEpisode
	/** The first episode of the file. */
	first: number
}

/** A program's way of writing; undefined if the body is none of its notifications. */
export type ReadReport = (body: unknown) => Report | undefined

export const OTHER: Report = { state: 'other' }

const NAME_MAX_LENGTH = 200
const ID_MAX_LENGTH = 40
/** An end that is further away is a mistake. */
const EPISODES_OF_A_FILE = 50

/** Our sites, by the names that programs give them, in the order of their reliability. */
const SITES: Readonly<Record<string, string>> = {
	anidb: 'anidb',
	anilist: 'anilist',
	myanimelist: 'mal',
	mal: 'mal',
	kitsu: 'kitsu',
	tvdb: 'tvdb',
	thetvdb: 'tvdb',
	tmdb: 'tmdb',
	themoviedb: 'tmdb',
	imdb: 'imdb',
}

/** The ids of an object such as `{ Tvdb: '267440' }`; some programs write numbers. */
export function idsOf(object: unknown, prefix = ''): SourceId[] {
	if (typeof object !== 'object' || object === null) return []
	const written = new Map(Object.keys(object).map((name) => [name.toLowerCase(), own(object, name)]))
	return Object.keys(SITES).flatMap((name) => idAt(name, written.get(prefix + name)))
}

/** One id, if its site is known. */
export function idAt(name: string, value: unknown): SourceId[] {
	const site = SITES[name.toLowerCase()]
	const id = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
	return site && id !== '' && id.length <= ID_MAX_LENGTH && isStorableText(id) ? [{ site, id }] : []
}

/** A name of a title or a user; empty if it is none that can be stored. */
export function nameAt(object: unknown, ...path: string[]): string {
	const name = cutText(ownText(object, ...path).trim(), NAME_MAX_LENGTH)
	return isStorableText(name) ? name : ''
}

/** A whole number, or a text of one; null if there is none. */
export function numberAt(object: unknown, ...path: string[]): number | null {
	return wholeNumber(own(object, ...path)) ?? null
}

/** True for `true` and texts of it, which templates write. */
export function isTrue(value: unknown): boolean {
	return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
}

interface Episode extends Pick<ForeignEpisode, 'ids' | 'name' | 'year' | 'season'> {
	user: string
	areOfSeries?: boolean
	episode: number | null
	/** The last episode, if the file has several. */
	end?: number | null
}

/** A watched episode. Without its number, or without any name and id, nothing can come of it. */
export function episodeReport({ user, areOfSeries = false, episode: first, end = null, ...rest }: Episode): Report {
	if (first === null || (rest.name === '' && rest.ids.length === 0)) return OTHER
	const episode = end !== null && end > first && end < first + EPISODES_OF_A_FILE ? end : first
	return { state: 'watched', user, watched: { kind: 'episode', areOfSeries, episode, ...rest }, first }
}

/** A watched film. Without any name and id, nothing can come of it. */
export function filmReport(user: string, film: Pick<ForeignEpisode, 'ids' | 'name' | 'year'>): Report {
	if (film.name === '' && film.ids.length === 0) return OTHER
	const watched = { kind: 'film' as const, areOfSeries: true, season: null, episode: 1, ...film }
	return { state: 'watched', user, watched, first: 1 }
}

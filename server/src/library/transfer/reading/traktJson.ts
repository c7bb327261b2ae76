import { ENTRIES_PER_MEMBER } from 'shared-contract'
import { isJsonObject, own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { Problem } from '../../../core/problem.ts'
import { idsAt, instantAt, nameOf } from './foreignValues.ts'
import { readJson } from './jsonStream.ts'
import { scoreOn } from './score.ts'
import type { SourceList, SourceShow, WatchedEpisode } from './sourceRow.ts'
import { wholeNumber } from './wholeNumber.ts'

const SITES = ['tvdb', 'tmdb', 'imdb', 'trakt']

/**
 * Reads a file of Trakt's export, or of a backup by its API: watched shows with their episodes, watched films, the history,
 * the watchlist, or ratings. Each is an array; a show of several rows, as in the history, is one.
 */
export async function readTraktJson(file: Buffer): Promise<SourceList> {
	const shows = new Map<string, SourceShow>()
	let isEmpty = true
	await readJson(file, ['$.*'], ({ value, line, path }) => {
		if (path.length !== 1) return
		isEmpty = false
		const show = showOf(value, line)
		if (!show) return
		const key = `${show.kind} ${show.id || line} ${show.season}`
		const known = shows.get(key)
		// Not spread: a show may have thousands of plays.
		if (known) for (const each of show.watched) known.watched.push(each)
		else shows.set(key, show)
		if (known && (show.seenAt ?? '') > (known.seenAt ?? '')) known.seenAt = show.seenAt
		if (shows.size > ENTRIES_PER_MEMBER) throw new Problem('transfer.file.tooMany', 413)
	})
	if (shows.size === 0 && !isEmpty) throw new Problem('transfer.file.unknown', 400)
	const scale = { name: 'POINT_10' as const, isGuessed: false }
	return { format: 'trakt', owner: '', scale, rows: [], shows: [...shows.values()], customLists: [] }
}

/** A row of any of the files; undefined for one of something else, such as the rating of an episode. */
function showOf(value: unknown, line: number): SourceShow | undefined {
	const film = own(value, 'movie')
	const item = film ?? own(value, 'show')
	const type = ownText(value, 'type')
	const rating = ownNumber(value, 'rating')
	const isListed = ownText(value, 'listed_at') !== ''
	if (!isJsonObject(item) || ((rating !== null || isListed) && type === 'episode')) return undefined
	const trakt = own(item, 'ids', 'trakt')
	return {
		line,
		kind: film === undefined ? 'show' : 'film',
		id: typeof trakt === 'number' ? String(trakt) : '',
		name: nameOf(item, 'title'),
		year: ownNumber(item, 'year'),
		ids: idsAt(own(item, 'ids'), SITES),
		watched: film === undefined ? watchedOf(value) : isListed || rating !== null ? [] : [playOf(value, null, 1)],
		status: isListed ? 'planned' : film !== undefined && rating === null ? 'completed' : null,
		score: rating === null ? undefined : scoreOn('POINT_10', rating),
		season: wholeNumber(own(value, 'season', 'number')) ?? 1,
		// Trakt tells what was watched, but no status: what is on the list stays, unless the member chooses otherwise.
		overwrites: false,
		seenAt: instantAt(value, 'last_watched_at') ?? instantAt(value, 'watched_at'),
	}
}

function watchedOf(value: unknown): SourceShow['watched'] {
	const single = own(value, 'episode')
	if (isJsonObject(single)) {
		const [season, episode] = [wholeNumber(own(single, 'season')), wholeNumber(own(single, 'number'))]
		return typeof season === 'number' && episode ? [playOf(value, season, episode)] : []
	}
	return listOf(own(value, 'seasons')).flatMap((season) =>
		episodesOf(wholeNumber(own(season, 'number')), listOf(own(season, 'episodes'))),
	)
}

function episodesOf(season: number | null | undefined, episodes: readonly unknown[]): SourceShow['watched'] {
	if (typeof season !== 'number') return []
	return episodes.flatMap((each) => {
		const episode = wholeNumber(own(each, 'number'))
		return episode && ownNumber(each, 'plays') !== 0 ? [playOf(each, season, episode)] : []
	})
}

/** A play of the history, or all plays of an episode or a film. */
function playOf(value: unknown, season: number | null, episode: number): WatchedEpisode {
	const at = instantAt(value, 'last_watched_at') ?? instantAt(value, 'watched_at')
	return { season, episode, plays: wholeNumber(own(value, 'plays')) || 1, at }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

import { ENTRIES_PER_MEMBER, type Format } from 'shared-contract'
import { own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { Problem } from '../../../core/problem.ts'
import { idsAt, instantAt, nameOf } from './foreignValues.ts'
import { type Found, readJson } from './jsonStream.ts'
import { defined } from './malRow.ts'
import { scoreOn } from './score.ts'
import type { SourceList, SourceRow, SourceShow } from './sourceRow.ts'
import { statusOfWord } from './statusWords.ts'
import { wholeNumber } from './wholeNumber.ts'

const FORMATS = new Map<string, Format>(
	Object.entries({ tv: 'TV', ona: 'TV', movie: 'Movie', ova: 'OVA', special: 'OVA' }),
)
/** Sites whose ids are those of one title each. */
const ANIME_SITES = ['mal', 'anilist', 'anidb', 'kitsu', 'simkl']
const SHOW_SITES = ['tvdb', 'tmdb', 'imdb']

/** Reads the backup of Simkl: `{ anime: […], movies: […], shows: […] }`. */
export async function readSimklJson(file: Buffer): Promise<SourceList> {
	const rows: SourceRow[] = []
	const shows: SourceShow[] = []
	await readJson(file, ['$.anime.*', '$.movies.*', '$.shows.*'], (found) => {
		const item = own(found.value, 'show') ?? own(found.value, 'movie')
		const ids = idsAt(own(item, 'ids'), ANIME_SITES)
		// Without an id of one title it may be several of ours.
		if (found.path[0] === 'anime' && ids.length > 0) rows.push(animeRow(found, item))
		else shows.push(showOf(found, item))
		if (rows.length + shows.length > ENTRIES_PER_MEMBER) throw new Problem('transfer.file.tooMany', 413)
	})
	return { format: 'simkl', owner: '', scale: { name: 'POINT_10', isGuessed: false }, rows, shows, customLists: [] }
}

function animeRow({ value, line }: Found, item: unknown): SourceRow {
	const name = nameOf(item, 'title')
	return {
		line,
		kind: 'anime',
		id: String(own(item, 'ids', 'simkl') ?? '').slice(0, 20),
		name,
		ids: idsAt(own(item, 'ids'), ANIME_SITES),
		ownId: null,
		names: name === '' ? [] : [name],
		format: FORMATS.get(ownText(value, 'anime_type')) ?? null,
		year: ownNumber(item, 'year'),
		content: content(value),
		lists: [],
		// The format has no such field; an import of the file implies it.
		overwrites: true,
		seenAt: instantAt(value, 'last_watched_at'),
		finishedAt: statusOfWord(ownText(value, 'status')) === 'completed' ? instantAt(value, 'last_watched_at') : null,
		addedAt: instantAt(value, 'added_to_watchlist_at'),
	}
}

function content(value: unknown): SourceRow['content'] {
	const invalid = (field: string) => ({ state: 'refused' as const, reason: 'invalid' as const, field })
	const status = statusOfWord(ownText(value, 'status'))
	const progress = wholeNumber(own(value, 'watched_episodes_count'))
	const score = scoreOn('POINT_10', ownNumber(value, 'user_rating') ?? 0)
	if (status === undefined) return invalid('status')
	if (progress === null) return invalid('watched_episodes_count')
	if (score === null) return invalid('user_rating')
	return { state: 'read', entry: { status, ...defined({ progress, score }) }, notes: [] }
}

function showOf({ value, line, path }: Found, item: unknown): SourceShow {
	const isFilm = path[0] === 'movies' || ownText(value, 'anime_type') === 'movie'
	const status = statusOfWord(ownText(value, 'status')) ?? null
	const count = wholeNumber(own(value, 'watched_episodes_count')) ?? 0
	const seenAt = instantAt(value, 'last_watched_at')
	return {
		line,
		kind: isFilm ? 'film' : 'show',
		id: String(own(item, 'ids', 'simkl') ?? '').slice(0, 20),
		name: nameOf(item, 'title'),
		year: ownNumber(item, 'year'),
		ids: idsAt(own(item, 'ids'), SHOW_SITES),
		watched: isFilm ? (status === 'completed' ? watchedOf(1, seenAt) : []) : watchedOf(count, seenAt),
		status,
		score: scoreOn('POINT_10', ownNumber(value, 'user_rating') ?? 0),
		season: 1,
		overwrites: true,
		seenAt,
	}
}

/** Simkl counts the episodes of all seasons together, and dates the last one. */
function watchedOf(count: number, seenAt: string | null): SourceShow['watched'] {
	const length = Math.min(count, 3000)
	return Array.from({ length }, (_, index) => {
		const episode = index + 1
		return { season: null, episode, plays: 1, at: episode === length ? seenAt : null }
	})
}

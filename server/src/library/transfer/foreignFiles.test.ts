import type { ImportRow } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { OBRA, writeSeries } from '../foreignSeries/series.testing.ts'
import { KITSU, SIMKL, TRAKT } from './foreignFiles.testing.ts'
import { malAnime, malFile, transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, checked, rows, apply, lists, expectLogToAgree, read, send } = transferBench(site)
beforeEach(() => writeSeries(site.db))

/** The format of a file, and of each row the title with the planned entry, or the reason why there is none. */
async function preview(file: unknown, query?: string) {
	const bia = await newMember()
	const found = await checked(bia, JSON.stringify(file), query)
	const items: ImportRow[] = await rows(bia, found.id)
	return {
		bia,
		id: found.id,
		format: found.format,
		rows: items.map(({ title, after, reason, sourceTitle }) =>
			title && after ? [title.id, after.status, after.progress, after.score] : [sourceTitle, reason],
		),
	}
}

test('Kitsu’s API file: by the mapping, by the name, and a manga that nobody has', async () => {
	const { format, rows } = await preview(KITSU)
	expect(format).toBe('kitsu')
	expect(rows).toEqual([
		[OBRA.first, 'paused', 5, 8],
		['Outro Mundo', 'unknownId'],
		['Mangá', 'unknownName'],
	])
	await site.db.insertInto('external_id').values({ site: 'kitsu', id: '42', title_id: OBRA.other }).execute()
	expect((await preview(KITSU)).rows[1]).toEqual([OBRA.other, 'rewatching', 3, null])
})

test('Kitsu’s XML: other words of status, a decimal score, and a title without an id', async () => {
	const bia = await newMember()
	const file = malFile(
		malAnime({ series_animedb_id: 101, my_status: 'On Hold', my_watched_episodes: 4, my_score: '7.5' }),
		malAnime({ series_animedb_id: '', series_title: 'Outro Mundo', my_status: 'Plan to Watch' }),
		malAnime({ series_animedb_id: '', my_status: 'Watching', my_watched_episodes: 1 }),
	)
	const found = await checked(bia, file)
	const items: ImportRow[] = await rows(bia, found.id)
	expect(items.map(({ title, after, reason }) => [title?.id, after?.status, after?.score, reason])).toEqual([
		[OBRA.first, 'paused', 8, null],
		[OBRA.other, 'planned', null, null],
		[undefined, undefined, undefined, 'unknownName'],
	])
})

test('Simkl’s backup: anime by their ids, films, shows by the count of all seasons, and live action', async () => {
	const { format, rows, bia, id } = await preview(SIMKL)
	expect(format).toBe('simkl')
	expect(rows).toEqual([
		[OBRA.other, 'paused', 4, 8],
		[OBRA.first, 'completed', 12, null],
		[OBRA.second, 'current', 3, null],
		['Breaking Bad', 'unknownId'],
		[OBRA.film, 'completed', 1, 9],
	])
	expect((await apply(bia, id)).statusCode).toBe(200)
	await expectLogToAgree()
	expect((await lists(bia.id)).entries).toHaveLength(4)
})

test('Trakt’s watched shows: each season goes to its title; specials and live action are not matched', async () => {
	const { format, rows, bia, id } = await preview(TRAKT.watchedShows)
	expect(format).toBe('trakt')
	expect(rows).toEqual([
		[OBRA.first, 'completed', 12, null],
		[OBRA.second, 'current', 4, null],
		['Sea Waves', 'unknownId'],
		['Breaking Bad', 'unknownId'],
	])
	expect((await apply(bia, id)).statusCode).toBe(200)
	await expectLogToAgree()
})

test.each([
	[
		'history',
		TRAKT.history,
		[
			[OBRA.first, 'current', 2, null],
			[OBRA.second, 'current', 3, null],
		],
	],
	['watched films', TRAKT.watchedMovies, [[OBRA.film, 'completed', 1, null]]],
	[
		'watchlist',
		TRAKT.watchlist,
		[
			[OBRA.first, 'planned', 0, null],
			[OBRA.film, 'planned', 0, null],
		],
	],
	[
		'ratings',
		TRAKT.ratings,
		[
			[OBRA.first, 'current', 0, 9],
			[OBRA.second, 'current', 0, 6],
		],
	],
])('Trakt’s %s', async (_what, file, expected) => {
	expect((await preview(file)).rows).toEqual(expected)
})

test('Trakt’s files leave what is on the list, unless the member chooses otherwise; a rating keeps the status', async () => {
	const bia = await newMember()
	await send('PATCH', `list/${OBRA.first}`, bia, { status: 'dropped', progress: 5 })
	const score = async (query: string) => {
		const { id } = await checked(bia, JSON.stringify(TRAKT.ratings), query)
		return (await rows(bia, id)).map(({ verdict, reason, after }: ImportRow) => [
			verdict,
			reason,
			after?.status,
			after?.score,
		])
	}
	expect((await score('existing=file'))[0]).toEqual(['unchanged', 'kept', 'dropped', null])
	expect((await score('existing=overwrite'))[0]).toEqual(['changed', null, 'dropped', 9])
	const { id } = await checked(bia, JSON.stringify(TRAKT.ratings), 'existing=overwrite')
	await apply(bia, id)
	expect((await read(`list/${OBRA.first}`, bia)).entry).toMatchObject({ status: 'dropped', score: 9 })
})

describe('plays and their last days', () => {
	/** The title of each row with its progress, repeats and last day, for a member in São Paulo (UTC-3). */
	const plays = async (file: unknown) => {
		const bia = await newMember()
		const found = await checked(bia, JSON.stringify(file))
		const items: ImportRow[] = await rows(bia, found.id)
		return items.map(({ title, after }) => [title?.id, after?.progress, after?.rewatches, after?.finishedOn])
	}
	const FILM = TRAKT.watchedMovies[0]?.movie
	const SHOW = TRAKT.watchedShows[0]?.show
	const at = (day: string, time = '15:00:00') => `${day}T${time}.000Z`
	const season = (counts: readonly number[], last: string) => [
		{ number: 1, episodes: counts.map((count, index) => ({ number: index + 1, plays: count, last_watched_at: last })) },
	]
	const twelve = (count: number) => Array.from({ length: 12 }, () => count)
	const play = (number: number, watched_at: string) => ({
		...{ watched_at, action: 'watch', type: 'episode', show: SHOW },
		episode: { season: 1, number },
	})

	test.each([
		[
			'a film seen twice',
			[{ plays: 2, last_watched_at: at('2024-09-10'), movie: FILM }],
			[OBRA.film, 1, 1, '2024-09-10'],
		],
		[
			'a film seen at night',
			[{ plays: 1, last_watched_at: at('2024-09-10', '01:30:00'), movie: FILM }],
			[OBRA.film, 1, 0, '2024-09-09'],
		],
		['a film without plays', [{ movie: FILM }], [OBRA.film, 1, 0, null]],
		[
			'a series seen three times',
			[{ show: SHOW, seasons: season(twelve(3), at('2024-01-02')) }],
			[OBRA.first, 12, 2, '2024-01-02'],
		],
		[
			'a series in its second time',
			[{ show: SHOW, seasons: season([2, 2, ...twelve(1).slice(2)], at('2024-01-02')) }],
			[OBRA.first, 12, 0, '2024-01-02'],
		],
		[
			'a series without one episode',
			[{ show: SHOW, seasons: season([0, ...twelve(2).slice(1)], at('2024-01-02')) }],
			[OBRA.first, 12, 0, '2024-01-02'],
		],
		[
			'a series that is not seen to its end',
			[{ show: SHOW, seasons: season([2, 2], at('2024-01-02')) }],
			[OBRA.first, 2, 0, null],
		],
	])('Trakt: %s', async (_what, file, row) => {
		expect(await plays(file)).toEqual([row])
	})

	test('Trakt’s history: each play counts, and the last one of the last episode is the last day', async () => {
		const first = twelve(1).map((_, index) => play(index + 1, at(`2023-01-${String(index + 10)}`)))
		const second = twelve(1).map((_, index) => play(index + 1, at(`2024-01-${String(index + 10)}`)))
		expect(await plays([...second, ...first])).toEqual([[OBRA.first, 12, 1, '2024-01-21']])
		expect(await plays([play(1, at('2024-03-01')), ...first])).toEqual([[OBRA.first, 12, 0, '2023-01-21']])
		const films = ['2024-01-01', '2022-01-01'].map((day) => ({ watched_at: at(day), type: 'movie', movie: FILM }))
		expect(await plays(films)).toEqual([[OBRA.film, 1, 1, '2024-01-01']])
	})

	test('Simkl: what is completed has its last day, what goes on has none', async () => {
		const anime = (status: string) => ({
			...{ status, watched_episodes_count: 24, last_watched_at: at('2023-03-02', '02:00:00') },
			show: { title: 'Outro Mundo', ids: { mal: '105' } },
		})
		expect(await plays({ anime: [anime('completed')] })).toEqual([[OBRA.other, 24, 0, '2023-03-01']])
		expect(await plays({ anime: [anime('hold')] })).toEqual([[OBRA.other, 24, 0, null]])
		const shows = [{ ...SIMKL.shows[0], watched_episodes_count: 24, last_watched_at: at('2023-03-02') }]
		expect(await plays({ shows })).toEqual([
			[OBRA.first, 12, 0, null],
			[OBRA.second, 12, 0, '2023-03-02'],
		])
		const movies = [{ ...SIMKL.movies[0], last_watched_at: at('2023-03-02', '02:00:00') }]
		expect(await plays({ movies })).toEqual([[OBRA.film, 1, 0, '2023-03-01']])
	})

	test('Kitsu: midnight is a day, another time is an instant', async () => {
		const dated = (startedAt: string, finishedAt: string | null) => ({
			...KITSU,
			data: [{ ...KITSU.data[0], attributes: { status: 'completed', progress: 12, startedAt, finishedAt } }],
		})
		expect(await plays(dated('2019-04-06T00:00:00.000Z', '2019-07-01T00:00:00.000Z'))).toEqual([
			[OBRA.first, 12, 0, '2019-07-01'],
		])
		expect(await plays(dated('2019-04-06', '2019-07-01T01:10:00.000Z'))).toEqual([[OBRA.first, 12, 0, '2019-06-30']])
	})
})

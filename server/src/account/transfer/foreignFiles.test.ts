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

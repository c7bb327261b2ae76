import { gzipSync } from 'node:zlib'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { readList } from './reading/readList.ts'
import { malAnime, malFile, malManga, transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)

const ROWS = 120
const numbers = Array.from({ length: ROWS }, (_, at) => at + 1)
const ANIME_STATUS = ['Watching', 'Completed', 'On-Hold', 'Dropped', 'Plan to Watch']
const MANGA_STATUS = ['Reading', 'Completed', 'On-Hold', 'Dropped', 'Plan to Read']
// An entry as MyAnimeList writes it, with fields that the import ignores.
const common = (at: number) => ({
	my_id: 0,
	my_start_date: ['0000-00-00', '2019-00-00', '2021-05-30'][at % 3] ?? '',
	my_finish_date: '0000-00-00',
	my_score: at % 11,
	my_storage: '',
	my_comments: at % 7 === 0 ? '<![CDATA[visto <com> a família & amigos]]>' : '<![CDATA[]]>',
	my_priority: 'LOW',
	my_tags: '<![CDATA[]]>',
})
const anime = numbers.map((at) =>
	malAnime({
		series_animedb_id: at + 1000,
		series_title: `<![CDATA[Lanternas & Ventos: ${at}ª parte]]>`,
		series_type: ['TV', 'Movie', 'OVA', 'ONA', 'Special', 'Music'][at % 6] ?? '',
		series_episodes: at % 10 === 0 ? 0 : 12,
		my_watched_episodes: at % 13,
		my_times_watched: at % 4 === 0 ? 1 : 0,
		my_rewatching: 0,
		...common(at),
		my_status: ANIME_STATUS[at % 5] ?? '',
	}),
)
const manga = numbers.map((at) =>
	malManga({
		manga_mangadb_id: at + 1000,
		manga_title: `<![CDATA[Cartas do Farol ${at}]]>`,
		manga_chapters: 40,
		manga_volumes: 4,
		my_read_volumes: at % 5,
		my_read_chapters: at % 41,
		my_times_read: 0,
		...common(at),
		my_status: MANGA_STATUS[at % 5] ?? '',
	}),
)

test.each([
	['anime', malFile(...anime), 'mal'],
	['manga', malFile(...manga), 'mal-manga'],
] as const)('a list of %s: all rows are accounted for, taken in, and taken back', async (kind, text, idSite) => {
	const bia = await bench.newMember()
	const bytes = Buffer.from(text)
	const list = await readList(bytes, undefined)
	expect(list.rows).toHaveLength(ROWS)
	// Every second title is in the catalogue.
	const known = list.rows.filter((_row, at) => at % 2 === 0)
	const format = kind === 'anime' ? 'TV' : 'Manga'
	await insertRows(
		site.db,
		'title',
		known.map((row, at) => ({
			id: at + 1,
			kind,
			format,
			status: 'completed',
			title: row.name,
			sort_title: row.name,
		})),
	)
	await insertRows(
		site.db,
		'external_id',
		known.map((row, at) => ({ site: idSite, id: row.id, title_id: at + 1 })),
	)
	const found = await bench.checked(bia, gzipSync(bytes))
	expect(found.counts).toEqual({
		created: known.length,
		changed: 0,
		unchanged: 0,
		refused: ROWS - known.length,
	})
	await bench.apply(bia, found.id)
	const { entries } = await bench.lists(bia.id)
	expect(entries).toHaveLength(known.length)
	await bench.expectLogToAgree()
	await bench.expectVotesToAgree()
	expect((await bench.checked(bia, bytes, 'existing=overwrite')).counts.unchanged).toBe(known.length)
	await bench.undo(bia, found.id)
	expect(await bench.lists(bia.id)).toEqual({ entries: [], log: [], votes: [], own: [] })
	await bench.expectVotesToAgree()
})

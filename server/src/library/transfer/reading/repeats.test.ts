import { malAnime, malFile, malManga } from '../transfer.testing.ts'
import { readList } from './readList.ts'

/** The status of a row, whether it is a paused or dropped repeat, its progress and its completed repeats. */
async function read(file: string | object) {
	const { rows } = await readList(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), undefined)
	return rows.map(({ content }) => {
		if (content.state === 'refused') return content.field
		const { status, isRepeat = false, progress, rewatches } = content.entry
		return [isRepeat ? `${status} repeat` : status, progress, rewatches]
	})
}

const ANIME = ['Watching', 'Completed', 'On-Hold', 'Dropped', 'Plan to Watch']
const MANGA = ['Reading', 'Completed', 'On-Hold', 'Dropped', 'Plan to Read']
const PLAIN = ['current', 'completed', 'paused', 'dropped', 'planned']
const AGAIN = ['rewatching', 'rewatching', 'paused repeat', 'dropped repeat', 'planned']

describe('MyAnimeList’s XML: each status with and without the flag of a repeat', () => {
	test.each([
		['0', PLAIN],
		['', PLAIN],
		['NO', PLAIN],
		['1', AGAIN],
		['YES', AGAIN],
	])('%j', async (flag, expected) => {
		for (const progress of [0, 5, 26]) {
			const rows = expected.map((status) => [status, progress, 2])
			const anime = ANIME.map((my_status) =>
				malAnime({ my_status, my_rewatching: flag, my_watched_episodes: progress, my_times_watched: 2 }),
			)
			expect(await read(malFile(...anime))).toEqual(rows)
			const manga = MANGA.map((my_status) =>
				malManga({ my_status, my_rereading: flag, my_read_chapters: progress, my_times_read: 2 }),
			)
			expect(await read(malFile(...manga))).toEqual(rows)
		}
	})

	test('the progress of a repeat in its own field counts for a repeat only', async () => {
		const row = (my_status: string, my_rewatching: number) =>
			malAnime({ my_status, my_rewatching, my_watched_episodes: 26, my_rewatching_ep: 4 })
		expect(await read(malFile(row('Completed', 1), row('On-Hold', 1), row('Completed', 0)))).toEqual([
			['rewatching', 4, undefined],
			['paused repeat', 4, undefined],
			['completed', 26, undefined],
		])
	})
})

test.each([
	['Completed', 'Rewatching', 'rewatching'],
	['Watching', 'Rewatching', 'rewatching'],
	['On-Hold', 'Rewatching', 'paused repeat'],
	['Completed', 'Completed', 'completed'],
	['Dropped', 'Dropped', 'dropped'],
	['', 'On-Hold', 'paused'],
	['', 'Rewatching', 'rewatching'],
	['Sonhando', 'Watching', 'current'],
])('Shikimori’s %j with its own %j is %s', async (my_status, shiki_status, status) => {
	const row = malAnime({ my_status, shiki_status, my_watched_episodes: 5, my_times_watched: 1 })
	expect(await read(malFile(row))).toEqual([[status, 5, 1]])
})

test.each([
	['Rewatching', 'rewatching'],
	['Re-watching', 'rewatching'],
	['Rereading', 'rewatching'],
	['REPEATING', 'rewatching'],
	['CURRENT', 'current'],
	['Currently Watching', 'current'],
	['reading', 'current'],
	['PAUSED', 'paused'],
	['On Hold', 'paused'],
	['on_hold', 'paused'],
	['hold', 'paused'],
	['Stalled', 'paused'],
	['PLANNING', 'planned'],
	['plan_to_watch', 'planned'],
	['plantowatch', 'planned'],
	['Want to Watch', 'planned'],
	['COMPLETED', 'completed'],
	['Watched', 'completed'],
	['dropped', 'dropped'],
	['1', 'current'],
	['2', 'completed'],
	['3', 'paused'],
	['4', 'dropped'],
	['6', 'planned'],
])('the word %j of a converter is %s', async (my_status, status) => {
	expect(await read(malFile(malAnime({ my_status, my_watched_episodes: 5 })))).toEqual([[status, 5, undefined]])
})

test.each(['5', '7', '0', 'Sonhando', '', 'constructor', "Won't watch"])(
	'the word %j refuses its row',
	async (my_status) => {
		expect(await read(malFile(malAnime({ my_status })))).toEqual(['my_status'])
	},
)

test.each([
	['CURRENT', 'current'],
	['PLANNING', 'planned'],
	['COMPLETED', 'completed'],
	['DROPPED', 'dropped'],
	['PAUSED', 'paused'],
	['REPEATING', 'rewatching'],
	[0, 'current'],
	[1, 'planned'],
	[2, 'completed'],
	[3, 'dropped'],
	[4, 'paused'],
	[5, 'rewatching'],
])('AniList’s %j is %s, with the progress and the repeats of the file', async (status, ours) => {
	for (const progress of [0, 5, 26]) {
		const entries = [{ mediaId: 1, status, progress, repeat: 2, media: { type: 'ANIME' } }]
		expect(await read({ lists: [{ name: 'x', entries }] })).toEqual([[ours, progress, 2]])
	}
})

test.each([
	['current', PLAIN[0], AGAIN[0]],
	['completed', PLAIN[1], AGAIN[1]],
	['on_hold', PLAIN[2], AGAIN[2]],
	['dropped', PLAIN[3], AGAIN[3]],
	['planned', PLAIN[4], AGAIN[4]],
])('Kitsu’s %s is %s, and %s with the flag of a repeat', async (status, plain, again) => {
	const entry = (reconsuming: unknown) => ({
		type: 'libraryEntries',
		attributes: { status, progress: 5, reconsumeCount: 1, reconsuming },
		relationships: { anime: { data: { type: 'anime', id: '1' } } },
	})
	expect(await read({ data: [entry(false), entry(null), entry(true)] })).toEqual([
		[plain, 5, 1],
		[plain, 5, 1],
		[again, 5, 1],
	])
})

test.each([
	['watching', 'current'],
	['plantowatch', 'planned'],
	['completed', 'completed'],
	['hold', 'paused'],
	['dropped', 'dropped'],
	['notinteresting', 'dropped'],
])('Simkl’s %s is %s', async (status, ours) => {
	const anime = [{ status, watched_episodes_count: '5', user_rating: '7', show: { title: 'x', ids: { mal: '1' } } }]
	expect(await read({ anime })).toEqual([[ours, 5, undefined]])
})

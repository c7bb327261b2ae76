import { malAnime, malFile } from '../transfer.testing.ts'
import { ROW, readJson } from './reading.testing.ts'
import { readList } from './readList.ts'

describe('an invalid row is refused, the others are imported', () => {
	const reasons = async (...rows: string[]) =>
		(await readList(Buffer.from(malFile(...rows)), undefined)).rows.map(({ content }) =>
			content.state === 'refused' ? `${content.reason} ${content.field}` : 'read',
		)

	test('NUL in a text', async () => {
		expect(await reasons(malAnime({ my_comments: 'a\0b' }), ROW)).toEqual(['text my_comments', 'read'])
	})

	test('NUL in a name: the name is dropped', async () => {
		const file = malFile(malAnime({ series_title: 'a\0b' }), ROW).replace('bia_la', 'bia\0')
		const list = await readList(Buffer.from(file), undefined)
		expect([list.owner, list.rows[0]?.name, list.rows[0]?.names]).toEqual(['', '', []])
	})

	test('a name that is cut keeps its characters whole', async () => {
		const name = `${'x'.repeat(499)}🏮🏮`
		const { rows, owner } = await readList(
			Buffer.from(malFile(malAnime({ series_title: name })).replace('bia_la', `${'y'.repeat(99)}🏮🏮`)),
			undefined,
		)
		expect([rows[0]?.name, owner]).toEqual([`${'x'.repeat(499)}🏮`, `${'y'.repeat(99)}🏮`])
	})

	test.each([
		['my_watched_episodes', '-1'],
		['my_watched_episodes', '3.5'],
		['my_watched_episodes', '1e9'],
		['my_watched_episodes', 'doze'],
		['my_score', '11'],
		['my_times_watched', '99999'],
		['my_status', 'Sonhando'],
	])('%s of %s', async (field, value) => {
		expect(await reasons(malAnime({ [field]: value }), ROW)).toEqual([`invalid ${field}`, 'read'])
	})
})

describe('rows of other formats with wrong values', () => {
	const outcomes = async (value: unknown) =>
		(await readJson(value)).rows.map(({ content }) => (content.state === 'refused' ? content.field : 'read'))
	const kitsu = (attributes: object) => ({
		type: 'libraryEntries',
		attributes: { status: 'current', ...attributes },
		relationships: { anime: { data: { type: 'anime', id: '1' } } },
	})
	const simkl = (given: object) => ({ status: 'hold', show: { title: 'x', ids: { mal: '1' } }, ...given })

	test('of Kitsu', async () => {
		const data = [
			kitsu({ progress: -1 }),
			kitsu({ ratingTwenty: 21 }),
			kitsu({ status: 'x' }),
			kitsu({ reconsumeCount: 'x' }),
			kitsu({ notes: 'a\0b' }),
			{
				type: 'libraryEntries',
				attributes: { status: 'current' },
				relationships: { anime: { data: { type: 'x', id: [] } } },
			},
			kitsu({ startedAt: 7, notes: {}, private: 'x' }),
		]
		expect(await outcomes({ data, included: [7, null, { type: 'anime', id: '1', relationships: 'x' }] })).toEqual([
			'progress',
			'ratingTwenty',
			'status',
			'reconsumeCount',
			'entry',
			'relationships',
			'read',
		])
	})

	test('of Simkl', async () => {
		const anime = [
			simkl({ status: 'x' }),
			simkl({ watched_episodes_count: 1.5 }),
			simkl({ user_rating: 11 }),
			simkl({}),
		]
		expect(await outcomes({ anime: [...anime, { status: 'hold', show: 'x' }, 7] })).toEqual([
			'status',
			'watched_episodes_count',
			'user_rating',
			'read',
		])
	})

	test('of Trakt: names that cannot be stored, ids and numbers of wrong types', async () => {
		const show = { title: 'a\0b', year: 'x', ids: { tvdb: { a: 1 }, trakt: 1e300, imdb: "'; drop table title" } }
		const seasons = [{ number: 1, episodes: [{ number: -1 }, { number: 'x' }, 7] }, { number: {}, episodes: {} }, null]
		const { shows } = await readJson([{ show, seasons, last_watched_at: 'x', rating: 99 }])
		expect(shows).toMatchObject([{ name: '', year: null, ids: [], watched: [], score: null, seenAt: null }])
	})
})

import { readJson } from './reading.testing.ts'

test('the data download: numeric types and statuses, scores out of 100, lists by flags', async () => {
	const { rows, owner, scale } = await readJson({
		user: { display_name: 'Bia', custom_lists: { anime: ['Gemas', 'Depois'], manga: [] } },
		lists: [
			{
				id: 1,
				series_type: 0,
				series_id: 7,
				status: 4,
				score: 65,
				progress: 3,
				progress_volume: 0,
				custom_lists: '[0,1]',
				started_on: 20190400,
				updated_at: '2019-05-01 10:00:00',
			},
			{ id: 2, series_type: 1, series_id: 8, status: 'planning', score: 0, progress: 0, progress_volume: 2 },
		],
	})
	expect([owner, scale]).toEqual(['Bia', { name: 'POINT_100', isGuessed: false }])
	expect(rows).toMatchObject([
		{
			kind: 'anime',
			id: '7',
			lists: ['Depois'],
			seenAt: '2019-05-01T10:00:00.000Z',
			content: { entry: { status: 'paused', score: 6.5, progress: 3, startedOn: '2019-04' } },
		},
		{ kind: 'manga', id: '8', content: { entry: { status: 'planned', volumes: 2 } } },
	])
})

describe('the custom lists of the data download', () => {
	const NAMES = { anime: ['A', 'B', 'C'], manga: ['M'] }
	const flat = (custom_lists: unknown, more: object = {}) => ({
		series_type: 0,
		series_id: 1,
		status: 2,
		custom_lists,
		...more,
	})
	const listsOf = async (given: object, user: unknown = { custom_lists: NAMES }) => {
		const [row] = (await readJson({ user, lists: [{ id: 1, ...given }] })).rows
		const notes = row?.content.state === 'read' ? row.content.notes : row?.content
		return [row?.lists, notes]
	}

	test.each<[custom_lists: unknown, lists: string[], notes: string[]]>([
		['[0,1,1]', ['B', 'C'], []],
		['[1,0,0]', ['A'], []],
		['[ "1", "0", "1" ]', ['A', 'C'], []],
		['[true,false,false]', ['A'], []],
		[[0, 0, 1], ['C'], []],
		['[0,0,0]', [], []],
		['[0,0]', [], []],
		['[]', [], []],
		['', [], []],
		[null, [], []],
		[undefined, [], []],
		['[1,1]', [], ['listsUnclear']],
		['[0,1,1,1]', [], ['listsUnclear']],
		['[2,1,0]', [], ['listsUnclear']],
		['[1,2,3]', [], ['listsUnclear']],
		['A, B', [], ['listsUnclear']],
		['{"A": 1}', [], ['listsUnclear']],
		[7, [], ['listsUnclear']],
	])('%j of three lists', async (custom_lists, lists, notes) => {
		expect(await listsOf(flat(custom_lists))).toEqual([lists, notes])
	})

	test('anime and manga have names apart', async () => {
		expect(await listsOf(flat('[1]', { series_type: 1 }))).toEqual([['M'], []])
		expect(await listsOf(flat('[1]'))).toEqual([[], ['listsUnclear']])
	})

	test.each([
		['no user', undefined],
		['no names', {}],
		['names of the other kind', { custom_lists: { manga: ['A', 'B', 'C'] } }],
		['nameless lists', { custom_lists: { anime: ['A', ' ', 'C'] } }],
		['fewer names', { custom_lists: { anime: ['A', 'B'] } }],
	])('a title that is on a list is on none with %s, and says so', async (_what, user) => {
		expect(await listsOf(flat('[0,1,0]'), user ?? null)).toEqual([[], ['listsUnclear']])
	})

	test('the names may be a text', async () => {
		expect(await listsOf(flat('[0,1]'), { custom_lists: { anime: '["A","B"]' } })).toEqual([['B'], []])
	})
})

test('the data download may write each number as a text', async () => {
	const [row] = (
		await readJson({
			lists: [
				{
					series_type: '1',
					series_id: '7',
					status: '5',
					score: '65',
					progress: '3',
					progress_volume: '2',
					repeat: '1',
					private: '1',
					started_on: '20190400',
					updated_at: '1554163200',
				},
			],
		})
	).rows
	expect(row).toMatchObject({
		kind: 'manga',
		id: '7',
		ids: [{ site: 'anilist', id: '7' }],
		seenAt: '2019-04-02T00:00:00.000Z',
		content: {
			entry: { status: 'rewatching', score: 6.5, progress: 3, volumes: 2, isPrivate: true, startedOn: '2019-04' },
		},
	})
})

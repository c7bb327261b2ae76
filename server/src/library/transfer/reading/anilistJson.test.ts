import type { EntryContent } from 'shared-contract'
import { CUSTOM_LIST_DESCRIPTION_MAX_LENGTH, LIST_ITEM_TEXT_MAX_LENGTH } from 'shared-contract'
import { readJson } from './reading.testing.ts'
import { readList } from './readList.ts'

const media = (id: number, more: object = {}) => ({
	id,
	idMal: id + 1000,
	type: 'ANIME',
	format: 'TV_SHORT',
	title: { userPreferred: 'Rōma', english: 'Roma', native: 'ローマ' },
	startDate: { year: 2019 },
	...more,
})
const entry = (id: number, more: object = {}) => ({ mediaId: id, status: 'COMPLETED', media: media(id), ...more })
const collection = (entries: object[], scoreFormat = 'POINT_10') => ({
	lists: [{ name: 'Completed', isCustomList: false, entries }],
	user: { name: 'bia', mediaListOptions: { scoreFormat } },
})
async function contents(json: unknown): Promise<Partial<EntryContent>[]> {
	return (await readJson(json)).rows.map(({ content }) => (content.state === 'read' ? content.entry : {}))
}

test('an entry is read with all its fields', async () => {
	const list = await readJson({
		data: {
			MediaListCollection: collection([
				entry(5, {
					status: 'REPEATING',
					progress: 4,
					progressVolumes: 0,
					repeat: 2,
					score: 8,
					notes: 'boa',
					private: true,
					startedAt: { year: 2019, month: 4, day: null },
					completedAt: { year: null, month: null, day: null },
					customLists: { Gemas: true, Depois: false },
					createdAt: 1_554_076_800,
					updatedAt: 1_554_163_200,
				}),
			]),
		},
	})
	expect(list).toMatchObject({ format: 'anilist', owner: 'bia', scale: { name: 'POINT_10', isGuessed: false } })
	expect(list.rows[0]).toMatchObject({
		line: 1,
		kind: 'anime',
		id: '5',
		ids: [
			{ site: 'anilist', id: '5' },
			{ site: 'mal', id: '1005' },
		],
		names: ['Rōma', 'Roma', 'ローマ'],
		format: 'TV',
		year: 2019,
		lists: ['Gemas'],
		overwrites: true,
		addedAt: '2019-04-01T00:00:00.000Z',
		seenAt: '2019-04-02T00:00:00.000Z',
		content: {
			state: 'read',
			entry: {
				status: 'rewatching',
				progress: 4,
				volumes: 0,
				rewatches: 2,
				score: 8,
				notes: 'boa',
				isPrivate: true,
				startedOn: '2019-04',
			},
		},
	})
})

test.each([
	['POINT_100', 84, 8.4],
	['POINT_100', 3, 0.3],
	['POINT_10_DECIMAL', 8.5, 8.5],
	['POINT_10', 7, 7],
	['POINT_5', 4, 8],
	['POINT_3', 1, 4],
	['POINT_3', 2, 6],
	['POINT_3', 3, 9],
	['POINT_10', 0, undefined],
])('a score on %s: %s is %s', async (scale, score, ours) => {
	expect((await contents(collection([entry(1, { score })], scale)))[0]?.score).toBe(ours)
})

test('a score that its scale does not have refuses the row', async () => {
	const { rows } = await readJson(collection([entry(1, { score: 6 })], 'POINT_5'))
	expect(rows[0]?.content).toEqual({ state: 'refused', reason: 'invalid', field: 'score' })
})

test('a missing scale is guessed, marked as a guess, and can be chosen', async () => {
	const lists = [{ name: 'x', entries: [entry(1, { score: 4 }), entry(2, { score: 0 })] }]
	expect((await readJson({ lists })).scale).toEqual({ name: 'POINT_10', isGuessed: true })
	const chosen = await readJson({ lists }, 'POINT_5')
	expect(chosen.scale).toEqual({ name: 'POINT_5', isGuessed: true })
	expect(chosen.rows[0]?.content).toMatchObject({ entry: { score: 8 } })
	const hundred = [{ name: 'x', entries: [entry(1, { score: 84 })] }]
	expect((await readJson({ lists: hundred })).scale.name).toBe('POINT_100')
})

test('a title on several lists of the file is one row, with their names', async () => {
	const { rows } = await readJson({
		lists: [
			{ name: 'Completed', isCustomList: false, entries: [entry(1), entry(2)] },
			{ name: 'Gemas', isCustomList: true, entries: [entry(1)] },
		],
	})
	expect(rows.map(({ id, lists }) => [id, lists])).toEqual([
		['1', ['Gemas']],
		['2', []],
	])
})

test('prototype keys are ordinary keys and change no object', async () => {
	const json =
		'{"__proto__": {"polluted": 1}, "lists": [{"entries": [{"mediaId": 1, "constructor": {"x": 1}, "__proto__": {"status": "COMPLETED", "media": {"type": "ANIME"}}}]}]}'
	const { rows } = await readList(Buffer.from(json), undefined)
	expect(rows[0]).toMatchObject({ kind: null, content: { state: 'refused', field: 'media.type' } })
	expect('polluted' in {}).toBe(false)
})

test('a lone surrogate or NUL refuses only its row', async () => {
	const json = `{"lists": [{"entries": [${JSON.stringify(entry(1)).replace('"status"', '"notes": "\\ud800", "status"')}, ${JSON.stringify(entry(2, { notes: '\0' }))}, ${JSON.stringify(entry(3))}]}]}`
	const { rows } = await readList(Buffer.from(json), undefined)
	expect(rows.map(({ content }) => (content.state === 'refused' ? content.reason : 'read'))).toEqual([
		'text',
		'text',
		'read',
	])
})

test('the owner and the custom lists are stored as far as valid', async () => {
	const customLists = [{ title: 'Gemas', description: 'x'.repeat(5000), isPublic: true }, { title: 'a\0' }, 7]
	const json = JSON.stringify({ niouka: { customLists }, user: { name: 'Bia\0' }, lists: [{ entries: [entry(1)] }] })
	const { owner, customLists: lists } = await readList(Buffer.from(json), undefined)
	expect(owner).toBe('')
	expect(lists).toEqual([
		{ title: 'Gemas', description: 'x'.repeat(CUSTOM_LIST_DESCRIPTION_MAX_LENGTH), isPublic: true },
	])
})

test('what a custom list says of its titles is stored as far as valid', async () => {
	const item = (titleId: number, text?: unknown) => ({ titleId, type: 'ANIME', title: 'Sino', text })
	const beyond = '🎐'.repeat(LIST_ITEM_TEXT_MAX_LENGTH + 1)
	const items = [item(1, ' Chorei.\r\n'), item(2), item(3, beyond), item(4, 7), item(5, { a: 1 }), item(6, 'a\0b')]
	const json = JSON.stringify({
		niouka: { customLists: [{ title: 'Gemas', items }] },
		lists: [{ entries: [entry(1)] }],
	})
	const { customLists } = await readList(Buffer.from(json), undefined)
	expect(customLists[0]?.items?.map(({ ownId, text }) => [ownId, text])).toEqual([
		[1, 'Chorei.'],
		[2, ''],
		[3, '🎐'.repeat(LIST_ITEM_TEXT_MAX_LENGTH)],
		[4, ''],
		[5, ''],
		[6, ''],
	])
})

test('rows have line numbers', async () => {
	const json = JSON.stringify(collection([entry(1), entry(2)]), null, 2)
	const lines = json.split('\n').flatMap((line, at) => (/^ {8}\{/.test(line) ? [at + 1] : []))
	const { rows } = await readList(Buffer.from(json), undefined)
	expect(rows.map(({ line }) => line)).toEqual(lines)
})

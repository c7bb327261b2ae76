import { ENTRIES_PER_CHANGE, type MassChange } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { REPEATS_MAX } from '../transfer/reading/wholeNumber.ts'
import { listBench } from './list.testing.ts'

const site = testSite()
const { fill, newMember, addTitle, ask, edited, read, list, expectCounterAndLogToAgree } = listBench(site)

let bia: TestMember
let sino: number
let farol: number
beforeEach(async () => {
	;({ bia, title: sino } = await fill())
	farol = await addTitle('O Farol')
	await site.db.updateTable('title').set({ episode_count: 24 }).where('id', '=', farol).execute()
})

const mass = async (...changes: MassChange[]) => (await ask('PATCH', 'list', bia, { changes })).json()
const entry = async (id: number) => (await read(`list/${id}`, bia)).entry

test('many entries change by one request, each by the rules of its title', async () => {
	await edited({ progress: 3 })
	const { entries, refused } = await mass(
		{ titleId: sino, change: { status: 'completed', score: 8, today: '2026-04-01' } },
		{ titleId: farol, change: { status: 'completed', tags: 'de novo', isPrivate: true } },
	)
	expect(refused).toEqual([])
	expect(entries).toMatchObject([
		{ title: { id: sino }, status: 'completed', progress: { current: 12 }, score: 8, finishedOn: '2026-04-01' },
		{ title: { id: farol }, status: 'completed', progress: { current: 24 }, tags: ['de novo'], isPrivate: true },
	])
	expect((await list('completed', bia)).counts.completed).toBe(2)
	expect((await read(`titles/${sino}/vote`, bia)).score).toBe(8)
	await expectCounterAndLogToAgree()
})

test('what cannot be changed is told with its code, and the others change', async () => {
	await edited({ progress: 3 })
	const { entries, refused } = await mass(
		{ titleId: sino, change: { progress: 4, read: { progress: 2 } } },
		{ titleId: 2_000_000_000, change: { status: 'planned' } },
		{ titleId: farol, change: { progress: 25 } },
		{ titleId: farol, removed: false },
		{ titleId: farol, change: { progress: 5 } },
	)
	expect(refused).toEqual([
		{ titleId: sino, code: 'list.changed' },
		{ titleId: 2_000_000_000, code: 'request.notFound' },
		{ titleId: farol, code: 'entry.progress.beyond' },
		{ titleId: farol, code: 'list.undoExpired' },
	])
	expect(entries).toMatchObject([{ title: { id: farol }, progress: { current: 5 } }])
	expect((await entry(sino)).progress.current).toBe(3)
})

test.each([3_000_000_000, 1e300])(
	'a title of the number %d does not exist, and the changes beside it are made',
	async (titleId) => {
		const { entries, refused } = await mass(
			{ titleId: sino, change: { status: 'planned' } },
			{ titleId, removed: true },
			{ titleId, removed: false },
			{ titleId, change: { status: 'planned' } },
			{ titleId: farol, change: { status: 'planned' } },
		)
		expect(entries).toMatchObject([{ title: { id: sino } }, { title: { id: farol } }])
		expect(refused).toEqual(Array.from({ length: 3 }, () => ({ titleId, code: 'request.notFound' })))
	},
)

test('more repeats than an entry can have are refused, the open one included', async () => {
	const { entries, refused } = await mass(
		{ titleId: sino, rewatches: 40_000 },
		{ titleId: sino, rewatches: 32_767, isRepeat: true },
		{ titleId: sino, change: { status: 'paused' }, rewatches: REPEATS_MAX, isRepeat: true },
		{ titleId: sino, change: { status: 'completed' }, rewatches: REPEATS_MAX },
		{ titleId: sino, change: { status: 'rewatching' } },
		{ titleId: farol, change: { status: 'rewatching' }, rewatches: REPEATS_MAX - 1, isRepeat: true },
	)
	expect(refused.map(({ titleId }: { titleId: number }) => titleId)).toEqual([sino, sino, sino, sino])
	expect(entries).toMatchObject([
		{ title: { id: sino }, status: 'completed', rewatches: REPEATS_MAX },
		{ title: { id: farol }, status: 'rewatching', rewatches: REPEATS_MAX - 1 },
	])
})

test('the id of a merged title stands for the one that it became', async () => {
	const before = await edited({ progress: 3 })
	const old = await addTitle('Sino')
	await site.db
		.updateTable('title')
		.set({ merged_into: sino, removed_at: site.clock.now })
		.where('id', '=', old)
		.execute()
	expect(await mass({ titleId: old, removed: true })).toEqual({ entries: [], refused: [] })
	expect(await entry(sino)).toBeNull()
	expect(await mass({ titleId: old, removed: false })).toEqual({ entries: [before], refused: [] })
})

test('entries are taken off together, and back with all that they held', async () => {
	const before = await edited({ progress: 3, notes: 'boa', tags: 'a, b', score: 7 })
	expect(await mass({ titleId: sino, removed: true }, { titleId: farol, removed: true })).toEqual({
		entries: [],
		refused: [],
	})
	expect(await entry(sino)).toBeNull()
	expect((await mass({ titleId: sino, removed: false })).entries).toEqual([before])
})

test.each([
	['the begin of a repeat', [], 'rewatching'],
	['the end of a repeat', [{ status: 'rewatching', progress: 4 }], 'completed'],
	['the end of a repeat that rests', [{ status: 'rewatching', progress: 4 }, { status: 'paused' }], 'completed'],
] as const)('%s is undone with its count', async (_name, steps, then) => {
	for (const step of [{ status: 'completed' }, ...steps]) await edited(step)
	const before = await entry(sino)
	expect((await mass({ titleId: sino, change: { status: then } })).entries[0].status).toBe(then)
	const { status, progress, startedOn, finishedOn, rewatches, isRepeat } = before
	await mass({
		titleId: sino,
		change: { status, progress: progress.current, startedOn, finishedOn },
		rewatches,
		isRepeat: isRepeat ?? false,
	})
	expect(await entry(sino)).toEqual(before)
	await expectCounterAndLogToAgree()
})

test('a member changes their own list only, and at most a hundred entries by one request', async () => {
	const changes = [{ titleId: sino, change: { progress: 9 } }]
	const caio = await newMember('Caio')
	await edited({ progress: 3 })
	await ask('PATCH', 'list', caio, { changes })
	expect((await entry(sino)).progress.current).toBe(3)
	const many = Array.from({ length: ENTRIES_PER_CHANGE + 1 }, () => changes[0])
	expect((await ask('PATCH', 'list', bia, { changes: many })).statusCode).toBe(400)
	expect((await ask('PATCH', 'list', bia, { changes: [] })).statusCode).toBe(400)
})

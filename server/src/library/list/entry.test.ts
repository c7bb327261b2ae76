import { DAY_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { listBench } from './list.testing.ts'
import { deleteOldRemovals } from './removeEntry.ts'

const site = testSite()
const { fill, send, read, ask, edit, edited, plusOne, list, expectCounterAndLogToAgree } = listBench(site)

let bia: TestMember
let title: number
beforeEach(async () => {
	;({ bia, title } = await fill())
})

describe('an entry', () => {
	test('is created by its first change; later changes keep other fields', async () => {
		expect(await edited({ status: 'current', progress: 3, notes: ' boa ', score: 8 })).toMatchObject({
			status: 'current',
			progress: { current: 3, total: 12 },
			startedOn: '2026-04-01',
			finishedOn: null,
			notes: 'boa',
			score: 8,
			isPrivate: false,
		})
		expect(await edited({ isPrivate: true })).toMatchObject({ progress: { current: 3 }, notes: 'boa', isPrivate: true })
		await expectCounterAndLogToAgree()
	})

	test('has the score of the vote on its title', async () => {
		await edited({ score: 8 })
		expect((await read(`titles/${title}/vote`, bia)).score).toBe(8)
		await send('PUT', `titles/${title}/vote`, bia, { score: 6 })
		expect((await list('planned', bia)).items[0].score).toBe(6)
		expect((await edited({ score: null })).score).toBeNull()
		expect((await read(`titles/${title}/vote`, bia)).score).toBeNull()
	})

	test('keeps a finer score from clients that know whole ones only', async () => {
		expect(await edited({ score: 8.5 })).toMatchObject({ score: 9, exact: 8.5 })
		expect(await edited({ score: 9, notes: 'boa' })).toMatchObject({ score: 9, exact: 8.5, notes: 'boa' })
		expect(await edited({ progress: 2, score: 9, read: { progress: 0, score: 9 } })).toMatchObject({ exact: 8.5 })
		expect(await edited({ score: 9, read: { score: 8.5 } })).toMatchObject({ score: 9 })
		expect((await edited({ score: 4, read: { score: 9 } })).exact).toBeUndefined()
		expect((await edit({ score: 3, read: { score: 7 } })).json().code).toBe('list.changed')
	})

	test('advances one by one; the last one completes it', async () => {
		await edited({ progress: 10 })
		expect((await plusOne()).json().entry).toMatchObject({ status: 'current', progress: { current: 11 } })
		expect((await plusOne()).json().entry).toMatchObject({ status: 'completed', finishedOn: '2026-04-01' })
		const refused = await plusOne()
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry.progress.beyond'])
		await expectCounterAndLogToAgree()
	})

	test('progress starts a planned entry, and the last episode completes it', async () => {
		expect(await edited({ progress: 3 })).toMatchObject({ status: 'current', startedOn: '2026-04-01' })
		await edited({ status: 'planned', progress: 0 })
		expect(await edited({ progress: 12 })).toMatchObject({ status: 'completed', finishedOn: '2026-04-01' })
		await expectCounterAndLogToAgree()
	})

	test('"+1" sent twice under one key is one; many at once lose none', async () => {
		const key = '3f1c2a4e-0000-4000-8000-000000000001'
		await plusOne(key)
		await plusOne(key)
		await Promise.all(Array.from({ length: 5 }, () => plusOne()))
		expect((await list('current', bia)).items[0].progress.current).toBe(6)
		await expectCounterAndLogToAgree()
	})

	test('two tabs may change different fields; the second change of the same field is refused', async () => {
		await edited({ progress: 3, notes: 'antes' })
		await edited({ progress: 5, read: { progress: 3 } })
		await edited({ notes: 'depois', read: { notes: 'antes' } })
		const late = await edit({ progress: 4, score: 8, read: { progress: 3, score: null } })
		expect([late.statusCode, late.json()]).toMatchObject([
			409,
			{ code: 'list.changed', fields: { progress: 'list.changed' } },
		])
		expect((await list('current', bia)).items[0]).toMatchObject({
			progress: { current: 5 },
			notes: 'depois',
			score: null,
		})
		expect(await edited({ progress: 5, read: { progress: 3 } })).toMatchObject({ progress: { current: 5 } })
	})

	test('"+1" in a tab with an outdated counter is refused', async () => {
		await edited({ progress: 3 })
		const from = (from: number) => ask('POST', `list/${title}/progress`, bia, { from })
		expect((await from(3)).json().entry.progress.current).toBe(4)
		const late = await from(3)
		expect([late.statusCode, late.json().code]).toEqual([409, 'list.changed'])
		expect((await list('current', bia)).items[0].progress.current).toBe(4)
		await expectCounterAndLogToAgree()
	})

	test('moving back deletes later records; the others keep their dates', async () => {
		await edited({ progress: 5 })
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
		await edited({ progress: 9 })
		await edited({ progress: 7 })
		await expectCounterAndLogToAgree()
		const runs = await site.db
			.selectFrom('list_progress')
			.select(['first', 'last', 'seen_at'])
			.orderBy('first')
			.execute()
		expect(runs.map(({ first, last, seen_at }) => [first, last, seen_at.toISOString().slice(0, 10)])).toEqual([
			[1, 5, '2026-04-01'],
			[6, 7, '2026-04-02'],
		])
	})

	test('a rewatch keeps the log of the first time', async () => {
		await edited({ status: 'completed' })
		expect(await edited({ status: 'rewatching' })).toMatchObject({ progress: { current: 0 }, rewatches: 0 })
		await plusOne()
		await expectCounterAndLogToAgree()
		expect((await read('profiles/Bia', bia)).stats.episodes).toBe(13)
	})

	test('a removal can be undone for a day', async () => {
		await edited({ progress: 4, notes: 'boa', status: 'paused' })
		expect((await ask('DELETE', `list/${title}`, bia)).json()).toEqual({ done: true })
		expect(await read('saved', bia)).toEqual({ titleIds: [] })
		expect((await list('paused', bia)).counts.paused).toBe(0)
		expect((await ask('POST', `list/${title}/restore`, bia)).json().entry).toMatchObject({
			status: 'paused',
			progress: { current: 4 },
			notes: 'boa',
		})
		await send('DELETE', `saved/${title}`, bia)
		await send('PUT', `saved/${title}`, bia)
		expect((await list('paused', bia)).items[0]).toMatchObject({ progress: { current: 4 }, notes: 'boa' })
		await ask('DELETE', `list/${title}`, bia)
		await deleteOldRemovals(site.db, new Date(site.clock.now.getTime() + DAY_MS))
		const late = await ask('POST', `list/${title}/restore`, bia)
		expect([late.statusCode, late.json().code]).toEqual([409, 'list.undoExpired'])
	})

	test.each([
		[{ progress: 13 }, 'entry.progress.beyond'],
		[{ startedOn: '2023-02-29' }, 'entry.date.invalid'],
		[{ startedOn: '2024-05', finishedOn: '2024-04' }, 'entry.dates.order'],
	])('%j is refused with its reason, and changes nothing', async (change, code) => {
		await edited({ progress: 2, notes: 'antes' })
		const answer = await edit(change)
		expect([answer.statusCode, answer.json().code]).toEqual([400, code])
		expect((await list('current', bia)).items[0]).toMatchObject({
			progress: { current: 2 },
			notes: 'antes',
			score: null,
		})
	})
})

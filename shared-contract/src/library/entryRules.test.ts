import { advanceEntry, applyEntryChange, type EntryFacts, mayAdvance, mustAskProgress } from './entryRules.ts'
import { ENTRY_STATUSES } from './listEntry.ts'

/** The default values of a new entry. */
const NEW_ENTRY: EntryFacts = {
	status: 'planned',
	progress: 0,
	volumes: 0,
	startedOn: null,
	finishedOn: null,
	rewatches: 0,
	isRepeat: false,
}

const SETTING = { total: 12, totalVolumes: null, today: '2026-04-01' }
const entry = (facts: Partial<EntryFacts>): EntryFacts => ({ ...NEW_ENTRY, ...facts })

test('completing is having seen all of it, today, unless another thing is said', () => {
	expect(applyEntryChange(entry({ progress: 3 }), { status: 'completed' }, SETTING)).toMatchObject({
		progress: 12,
		finishedOn: '2026-04-01',
		startedOn: null,
	})
	const told = { status: 'completed', progress: 11, finishedOn: '2020-05', startedOn: '2019' } as const
	expect(applyEntryChange(NEW_ENTRY, told, SETTING)).toMatchObject(told)
	expect(applyEntryChange(entry({ progress: 3 }), { status: 'completed' }, { ...SETTING, total: null }).progress).toBe(
		3,
	)
})

test('the last episode completes; one more begins what was planned, paused or dropped', () => {
	expect(advanceEntry(NEW_ENTRY, SETTING)).toMatchObject({ status: 'current', progress: 1, startedOn: '2026-04-01' })
	for (const status of ['paused', 'dropped'] as const)
		expect(advanceEntry(entry({ status, progress: 4, startedOn: '2020' }), SETTING)).toMatchObject({
			status: 'current',
			progress: 5,
			startedOn: '2020',
		})
	expect(advanceEntry(entry({ status: 'current', progress: 11 }), SETTING)).toMatchObject({
		status: 'completed',
		progress: 12,
		finishedOn: '2026-04-01',
	})
})

test('progress begins what was planned, and all of it completes', () => {
	expect(applyEntryChange(NEW_ENTRY, { progress: 3 }, SETTING)).toMatchObject({
		status: 'current',
		progress: 3,
		startedOn: '2026-04-01',
	})
	expect(applyEntryChange(NEW_ENTRY, { progress: 12 }, SETTING)).toMatchObject({
		status: 'completed',
		finishedOn: '2026-04-01',
	})
	expect(applyEntryChange(NEW_ENTRY, { status: 'planned', progress: 3 }, SETTING)).toMatchObject({
		status: 'planned',
		progress: 3,
		startedOn: null,
	})
	expect(applyEntryChange(entry({ status: 'current', progress: 3 }), { status: 'planned' }, SETTING).status).toBe(
		'planned',
	)
	expect(applyEntryChange(entry({ status: 'paused', progress: 3 }), { progress: 4 }, SETTING).status).toBe('paused')
})

describe('a repeat', () => {
	const whole = entry({
		status: 'completed',
		progress: 12,
		rewatches: 1,
		startedOn: '2020-01-01',
		finishedOn: '2020-02-01',
	})
	const again = applyEntryChange(whole, { status: 'rewatching' }, SETTING)
	const reached = { ...again, progress: 5 }

	test('starts from nothing, and is counted when it is completed', () => {
		expect(again).toMatchObject({ status: 'rewatching', progress: 0, rewatches: 1, isRepeat: true })
		expect(advanceEntry(again, SETTING)).toMatchObject({ status: 'rewatching', progress: 1, rewatches: 1 })
		const done = { status: 'completed', progress: 12, rewatches: 2, isRepeat: false }
		expect(advanceEntry({ ...again, progress: 11 }, SETTING)).toMatchObject(done)
		expect(applyEntryChange(reached, { status: 'completed' }, SETTING)).toMatchObject(done)
	})

	test.each(['dropped', 'paused', 'planned', 'current'] as const)(
		'that is %s is not counted, and goes on',
		(status) => {
			const left = applyEntryChange(reached, { status }, SETTING)
			expect(left).toMatchObject({ status, progress: 5, rewatches: 1, isRepeat: true, finishedOn: '2020-02-01' })
			const more = applyEntryChange(left, { status: 'rewatching' }, SETTING)
			expect(more).toEqual({ ...reached, status: 'rewatching' })
			expect(applyEntryChange(left, { status: 'completed' }, SETTING)).toMatchObject({ rewatches: 2, isRepeat: false })
		},
	)

	test('goes on with the next episode after a pause', () => {
		for (const status of ['dropped', 'paused'] as const) {
			const left = applyEntryChange(reached, { status }, SETTING)
			expect(advanceEntry(left, SETTING)).toMatchObject({ status: 'rewatching', progress: 6, rewatches: 1 })
		}
	})

	test('may be the first entry of a title', () => {
		const first = applyEntryChange(NEW_ENTRY, { status: 'rewatching', progress: 2 }, SETTING)
		expect(first).toMatchObject({ rewatches: 0, isRepeat: true, progress: 2 })
		expect(applyEntryChange(first, { status: 'completed' }, SETTING)).toMatchObject({ rewatches: 1, isRepeat: false })
	})
})

describe('a title that was seen to its end', () => {
	const dates = { startedOn: '2020-01-01', finishedOn: '2020-02-01' }
	const whole = entry({ status: 'completed', progress: 12, volumes: 3, rewatches: 1, ...dates })

	test('starts from nothing when it is planned or current again', () => {
		expect(applyEntryChange(whole, { status: 'planned' }, SETTING)).toEqual({ ...NEW_ENTRY, rewatches: 1 })
		expect(applyEntryChange(whole, { status: 'current' }, SETTING)).toMatchObject({
			...{ status: 'current', progress: 0, volumes: 0 },
			...{ startedOn: '2020-01-01', finishedOn: null, rewatches: 1 },
		})
	})

	test('keeps what is told: a progress, dates', () => {
		expect(applyEntryChange(whole, { status: 'current', progress: 7 }, SETTING)).toMatchObject({
			...{ progress: 7, startedOn: '2020-01-01', finishedOn: null },
		})
		expect(applyEntryChange(whole, { status: 'planned', progress: 12 }, SETTING)).toMatchObject({
			progress: 12,
			...dates,
		})
		expect(applyEntryChange(whole, { status: 'planned', ...dates }, SETTING)).toMatchObject({ progress: 0, ...dates })
	})

	test('stays as it is when it is paused or dropped', () => {
		for (const status of ['paused', 'dropped'] as const)
			expect(applyEntryChange(whole, { status }, SETTING)).toEqual({ ...whole, status })
	})

	test('without a known end goes on where it was', () => {
		const unknown = { ...SETTING, total: null }
		expect(applyEntryChange(whole, { status: 'current' }, unknown)).toMatchObject({ progress: 12, finishedOn: null })
		expect(applyEntryChange(whole, { status: 'planned' }, unknown)).toMatchObject({ progress: 0, finishedOn: null })
	})

	test.each([
		['completed', 12, 12, ['current', 'planned']],
		['completed', 5, 12, []],
		['completed', 0, 12, []],
		['completed', 12, null, ['planned']],
		['paused', 12, 12, ['planned']],
		['dropped', 5, 12, []],
		['current', 12, null, []],
	] as const)('%s with %p of %p asks for a progress to be %j', (status, progress, total, asking) => {
		expect(ENTRY_STATUSES.filter((to) => mustAskProgress({ status, progress }, to, total))).toEqual(asking)
	})
})

test.each([
	[11, 12, true],
	[12, 12, false],
	[12, null, true],
])('at %d of %p there is another: %p', (progress, total, may) => {
	expect(mayAdvance({ progress }, total)).toBe(may)
	expect(advanceEntry(entry({ status: 'current', progress }), { ...SETTING, total }).progress).toBe(
		may ? progress + 1 : progress,
	)
})

test('what was dated stays as it was dated', () => {
	const done = applyEntryChange(entry({ finishedOn: '2020-01-01' }), { status: 'completed' }, SETTING)
	expect(done.finishedOn).toBe('2020-01-01')
	expect(applyEntryChange(done, { finishedOn: null }, SETTING).finishedOn).toBeNull()
})

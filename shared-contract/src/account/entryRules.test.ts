import { advanceEntry, applyEntryChange, type EntryFacts, mayAdvance, NEW_ENTRY, startedStatus } from './entryRules.ts'

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
	expect(applyEntryChange(NEW_ENTRY, { status: 'planned', progress: 12 }, SETTING)).toMatchObject({
		status: 'completed',
		finishedOn: '2026-04-01',
	})
	expect(applyEntryChange(entry({ status: 'current', progress: 3 }), { status: 'planned' }, SETTING).status).toBe(
		'planned',
	)
	expect(applyEntryChange(entry({ status: 'paused', progress: 3 }), { progress: 4 }, SETTING).status).toBe('paused')
})

test.each([
	['planned', 0, 12, 'planned'],
	['planned', undefined, 12, 'planned'],
	['planned', 3, 12, 'current'],
	['planned', 3, null, 'current'],
	['planned', 12, 12, 'completed'],
	['dropped', 12, 12, 'dropped'],
] as const)('%s with %p of %p is %s', (status, progress, total, started) => {
	expect(startedStatus(status, progress, total)).toBe(started)
})

test('beginning again starts from nothing and is counted; its end completes', () => {
	const again = applyEntryChange(entry({ status: 'completed', progress: 12 }), { status: 'rewatching' }, SETTING)
	expect(again).toMatchObject({ status: 'rewatching', progress: 0, rewatches: 1 })
	expect(advanceEntry(again, SETTING)).toMatchObject({ status: 'rewatching', progress: 1 })
	expect(advanceEntry({ ...again, progress: 11 }, SETTING)).toMatchObject({ status: 'completed', rewatches: 1 })
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

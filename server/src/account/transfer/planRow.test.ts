import type { EntryContent } from 'shared-contract'
import { planRow } from './planRow.ts'

const ENTRY: EntryContent = {
	status: 'current',
	progress: 4,
	volumes: 0,
	score: 9,
	startedOn: '2019',
	finishedOn: null,
	rewatches: 0,
	notes: 'minha',
	isPrivate: true,
}

test('a missing entry is created, with an existing vote', () => {
	expect(planRow({ status: 'planned' }, false, { entry: null, score: 7, total: 12 })).toMatchObject({
		verdict: 'created',
		after: { status: 'planned', progress: 0, score: 7, notes: '', isPrivate: false },
	})
})

test('an equal row changes nothing, with or without overwriting', () => {
	for (const overwrites of [true, false]) {
		const plan = planRow({ status: 'current', progress: 4 }, overwrites, { entry: ENTRY, score: 9, total: 12 })
		expect(plan).toEqual({ verdict: 'unchanged', reason: null, after: ENTRY })
	}
})

test('a different row overwrites only if allowed, and keeps unknown values', () => {
	const wanted = { status: 'completed', progress: 12 } as const
	expect(planRow(wanted, false, { entry: ENTRY, score: 9, total: 12 })).toEqual({
		verdict: 'unchanged',
		reason: 'kept',
		after: ENTRY,
	})
	expect(planRow(wanted, true, { entry: ENTRY, score: 9, total: 12 })).toEqual({
		verdict: 'changed',
		reason: null,
		after: { ...ENTRY, ...wanted },
	})
})

test.each([
	[3, 'current'],
	[12, 'completed'],
	[0, 'planned'],
] as const)('what is planned with %p of 12 episodes comes as %s, and stays so', (progress, status) => {
	const wanted = { status: 'planned', progress } as const
	const { after } = planRow(wanted, true, { entry: null, score: null, total: 12 })
	expect(after).toMatchObject({ status, progress })
	expect(planRow(wanted, true, { entry: after, score: null, total: 12 }).verdict).toBe('unchanged')
	const own = { ...after, status: 'planned' } as const
	expect(planRow(wanted, true, { entry: own, score: null, total: 12 }).verdict).toBe('unchanged')
})

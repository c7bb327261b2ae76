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

test('what is not there is made, with the vote that there is', () => {
	expect(planRow({ status: 'planned' }, false, { entry: null, score: 7 })).toMatchObject({
		verdict: 'created',
		after: { status: 'planned', progress: 0, score: 7, notes: '', isPrivate: false },
	})
})

test('what says the same changes nothing, whoever asks for it', () => {
	for (const overwrites of [true, false]) {
		const plan = planRow({ status: 'current', progress: 4 }, overwrites, { entry: ENTRY, score: 9 })
		expect(plan).toEqual({ verdict: 'unchanged', reason: null, after: ENTRY })
	}
})

test('what says otherwise goes over it only where it may; what it does not know stays', () => {
	const wanted = { status: 'completed', progress: 12 } as const
	expect(planRow(wanted, false, { entry: ENTRY, score: 9 })).toEqual({
		verdict: 'unchanged',
		reason: 'kept',
		after: ENTRY,
	})
	expect(planRow(wanted, true, { entry: ENTRY, score: 9 })).toEqual({
		verdict: 'changed',
		reason: null,
		after: { ...ENTRY, ...wanted },
	})
})

import type { EntryContent } from 'shared-contract'
import { planRow } from './planRow.ts'
import type { WantedEntry } from './wantedRow.ts'

const KEEPING = { overwrites: false }
const OVERWRITING = { overwrites: true }

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
	expect(planRow({ status: 'planned' }, KEEPING, { entry: null, score: 7, total: 12, hasEnded: true })).toMatchObject({
		verdict: 'created',
		after: { status: 'planned', progress: 0, score: 7, notes: '', isPrivate: false },
	})
})

test('an equal row changes nothing, with or without overwriting', () => {
	for (const overwrites of [true, false]) {
		const plan = planRow(
			{ status: 'current', progress: 4 },
			{ overwrites },
			{ entry: ENTRY, score: 9, total: 12, hasEnded: true },
		)
		expect(plan).toEqual({ verdict: 'unchanged', reason: null, after: ENTRY, notes: [] })
	}
})

test('a different row overwrites only if allowed, and keeps unknown values', () => {
	const wanted = { status: 'completed', progress: 12 } as const
	expect(planRow(wanted, KEEPING, { entry: ENTRY, score: 9, total: 12, hasEnded: true })).toEqual({
		verdict: 'unchanged',
		reason: 'kept',
		after: ENTRY,
		notes: [],
	})
	expect(planRow(wanted, OVERWRITING, { entry: ENTRY, score: 9, total: 12, hasEnded: true })).toEqual({
		verdict: 'changed',
		reason: null,
		after: { ...ENTRY, ...wanted },
		notes: [],
	})
})

test.each<
	[wanted: WantedEntry, total: number | null, hasEnded: boolean, after: Partial<EntryContent>, notes: string[]]
>([
	[{ status: 'planned', progress: 3 }, 12, true, { status: 'planned', progress: 3 }, ['plannedProgress']],
	[{ status: 'planned', progress: 1 }, 1, true, { status: 'planned', progress: 1 }, ['plannedProgress']],
	[{ status: 'planned', progress: 0 }, 12, true, { status: 'planned', progress: 0 }, []],
	[{ status: 'current', progress: 26 }, 26, true, { status: 'completed', progress: 26 }, ['allSeen']],
	[{ status: 'current', progress: 30 }, 26, true, { status: 'completed', progress: 30 }, ['allSeen']],
	[{ status: 'current', progress: 26 }, 26, false, { status: 'current', progress: 26 }, []],
	[{ status: 'current', progress: 25 }, 26, true, { status: 'current', progress: 25 }, []],
	[{ status: 'current', progress: 26 }, null, true, { status: 'current', progress: 26 }, []],
	[{ status: 'completed', progress: 0 }, 26, true, { status: 'completed', progress: 26 }, ['filled']],
	[{ status: 'completed' }, 26, true, { status: 'completed', progress: 26 }, ['filled']],
	[{ status: 'completed', progress: 5 }, 26, true, { status: 'completed', progress: 5 }, []],
	[{ status: 'completed', progress: 0 }, null, true, { status: 'completed', progress: 0 }, []],
	[{ status: 'completed', progress: 0 }, 26, false, { status: 'completed', progress: 0 }, []],
	[{ status: 'paused', progress: 26 }, 26, true, { status: 'paused', progress: 26 }, []],
	[{ status: 'dropped', progress: 26 }, 26, true, { status: 'dropped', progress: 26 }, []],
	[{ status: 'rewatching', progress: 26 }, 26, true, { status: 'rewatching', progress: 26 }, []],
])('%j of %p, ended %p, comes as %j with %j, and once', (wanted, total, hasEnded, expected, notes) => {
	const state = { score: null, total, hasEnded }
	const { after, ...plan } = planRow(wanted, OVERWRITING, { entry: null, ...state })
	expect(after).toMatchObject(expected)
	expect(plan.notes).toEqual(notes)
	expect(planRow(wanted, OVERWRITING, { entry: after, ...state })).toMatchObject({ verdict: 'unchanged', notes: [] })
	const exact = planRow(wanted, { ...OVERWRITING, isExact: true }, { entry: null, ...state })
	expect(exact.after).toMatchObject({ progress: 0, ...wanted })
})

test('a paused repeat ends with a completed row, and stays with others', () => {
	const entry: EntryContent = { ...ENTRY, status: 'paused', isRepeat: true }
	const planned = (status: EntryContent['status']) =>
		planRow({ status }, OVERWRITING, { entry, score: 9, total: 12, hasEnded: true }).after
	expect(planned('dropped')).toEqual({ ...entry, status: 'dropped' })
	for (const status of ['completed', 'rewatching'] as const) expect('isRepeat' in planned(status)).toBe(false)
})

test.each([
	['POINT_10', 9, 8.5, 8.5],
	['POINT_5', 8, 7.3, 7.3],
	['POINT_10', 8, 8.5, 8],
	['POINT_100', 9, 8.5, 9],
	['POINT_10_DECIMAL', 8.4, 8.5, 8.4],
] as const)('a file on %s that says %d leaves %d at %d', (scale, said, now, after) => {
	const state = { entry: { ...ENTRY, score: now }, score: now, total: null, hasEnded: false }
	const plan = planRow({ status: ENTRY.status, score: said }, { overwrites: true, scale }, state)
	expect([plan.after.score, plan.verdict]).toEqual([after, after === now ? 'unchanged' : 'changed'])
})

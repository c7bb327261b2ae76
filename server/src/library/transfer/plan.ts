import {
	ENTRIES_PER_MEMBER,
	type ExistingChoice,
	type ImportCounts,
	type RowNote,
	type ScoreScale,
} from 'shared-contract'
import type { NewRow } from '../../core/database/insertRows.ts'
import { dateErrors } from '../list/entryDate.ts'
import { planRow, type TitleState } from './planRow.ts'
import { instantOfDay } from './reading/listDate.ts'
import type { Match, SourceRow } from './reading/sourceRow.ts'
import type { WantedRow } from './wantedRow.ts'

/** A stored row: its source, its title and its plan. */
export type PlannedRow = Omit<NewRow<'list_import_row'>, 'import_id' | 'kept' | 'left_as'> & {
	place: number
	title_id: number | null
	verdict: keyof ImportCounts
	wanted: WantedRow | null
}

interface PlanInput {
	matches: readonly Match[]
	states: ReadonlyMap<number, TitleState>
	existing: ExistingChoice
	/** The size of the member's list. */
	entries: number
	scale: ScoreScale
}

/** Plans every row of a file. */
export function planRows(
	rows: readonly SourceRow[],
	{ matches, states, existing, entries, scale }: PlanInput,
): PlannedRow[] {
	let room = ENTRIES_PER_MEMBER - entries
	return rows.map((row, at) => {
		const match = matches[at]
		const planned = rowOf(row, at + 1)
		if (row.content.state === 'refused') {
			const { reason, field } = row.content
			return { ...planned, reason, field }
		}
		if (match === undefined || 'reason' in match) return { ...planned, reason: match?.reason ?? 'unknownName' }
		const wanted = { ...wantedOf(row, row.content.entry, existing), scale }
		const outcome = { ...planned, title_id: match.titleId, wanted, ...resultOf(wanted, states.get(match.titleId)) }
		if (outcome.verdict === 'created') room -= 1
		if (outcome.verdict === 'created' && room < 0) {
			return { ...outcome, verdict: 'refused' as const, reason: 'full' as const, after: null }
		}
		return {
			...outcome,
			notes: notesOf([...row.content.notes, ...outcome.notes], outcome.after, states.get(match.titleId)),
		}
	})
}

/** Plans a row against the present list; repeated when it is applied. */
export function resultOf(wanted: WantedRow, state: TitleState | undefined) {
	const there = state ?? { entry: null, score: null, total: null, hasEnded: false }
	const status = wanted.keepsStatus ? there.entry?.status : undefined
	const entry = status ? { ...wanted.entry, status } : wanted.entry
	const { verdict, reason, after, notes } = planRow(entry, wanted, there)
	return { verdict, reason, before: there.entry, after, notes: [...notes] }
}

function rowOf(row: SourceRow, place: number): PlannedRow {
	return {
		place,
		line: row.line,
		kind: row.kind,
		source_id: row.id,
		source_title: row.name,
		title_id: null,
		verdict: 'refused',
		reason: null,
		field: null,
		notes: [],
		wanted: null,
		before: null,
		after: null,
	}
}

function wantedOf(row: SourceRow, entry: WantedRow['entry'], existing: ExistingChoice): WantedRow {
	return {
		entry,
		overwrites: existing === 'overwrite' || (existing === 'file' && row.overwrites),
		...(row.keepsStatus && { keepsStatus: true }),
		...(row.isOwn && { isExact: true }),
		lists: row.lists,
		// The finish date is more precise than the last change of the row.
		seenAt: instantOfDay(entry.finishedOn) ?? row.seenAt,
		addedAt: row.addedAt ?? instantOfDay(entry.startedOn) ?? instantOfDay(entry.finishedOn),
	}
}

function notesOf(given: readonly RowNote[], after: PlannedRow['after'], state: TitleState | undefined): RowNote[] {
	const total = state?.total ?? null
	const beyond = after && total !== null && after.progress > total
	const backward = after && dateErrors(after.startedOn, after.finishedOn).finishedOn === 'entry.dates.order'
	return [...given, ...(beyond ? (['beyondTotal'] as const) : []), ...(backward ? (['datesOrder'] as const) : [])]
}

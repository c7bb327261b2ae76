import type { EntryContent, RowReason, RowVerdict } from 'shared-contract'
import type { WantedEntry } from './wantedRow.ts'

/** What comes of a row: the entry as it will be, and what that means. */
export interface RowPlan {
	verdict: Exclude<RowVerdict, 'refused'>
	reason: Extract<RowReason, 'kept'> | null
	after: EntryContent
}

/** What is there of a title: its entry, and the member's vote, which there can be without an entry. */
export interface Standing {
	entry: EntryContent | null
	score: number | null
}

const FIELDS = [
	'status',
	'progress',
	'volumes',
	'score',
	'startedOn',
	'finishedOn',
	'rewatches',
	'notes',
	'isPrivate',
] as const

/**
 * What comes of a row over what is there. What the file does not know takes nothing away, and it never makes public what
 * is private.
 */
export function planRow(wanted: WantedEntry, overwrites: boolean, { entry, score }: Standing): RowPlan {
	if (entry === null) return { verdict: 'created', reason: null, after: { ...blank(score), ...wanted } }
	const after = { ...entry, ...wanted }
	if (FIELDS.every((field) => after[field] === entry[field]))
		return { verdict: 'unchanged', reason: null, after: entry }
	if (!overwrites) return { verdict: 'unchanged', reason: 'kept', after: entry }
	return { verdict: 'changed', reason: null, after }
}

function blank(score: number | null): EntryContent {
	return {
		status: 'planned',
		progress: 0,
		volumes: 0,
		score,
		startedOn: null,
		finishedOn: null,
		rewatches: 0,
		notes: '',
		isPrivate: false,
	}
}

import { type EntryContent, type RowReason, type RowVerdict, startedStatus } from 'shared-contract'
import type { WantedEntry } from './wantedRow.ts'

/** What comes of a row: the entry as it will be, and what that means. */
export interface RowPlan {
	verdict: Exclude<RowVerdict, 'refused'>
	reason: Extract<RowReason, 'kept'> | null
	after: EntryContent
}

/** What is there of a title: how long it is, its entry, and the member's vote, which there can be without an entry. */
export interface Standing {
	entry: EntryContent | null
	score: number | null
	/** How many episodes or chapters the title has, where that is known. */
	total: number | null
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
 * is private. A planned title that comes with progress is under way, as on the member's own list.
 */
export function planRow(wanted: WantedEntry, overwrites: boolean, { entry, score, total }: Standing): RowPlan {
	const status = startedStatus(wanted.status, wanted.progress, total)
	if (entry === null) return { verdict: 'created', reason: null, after: { ...blank(score), ...wanted, status } }
	const after = { ...entry, ...wanted, status }
	const isThere = (content: EntryContent) => FIELDS.every((field) => content[field] === entry[field])
	// As the file has it, too: a title that its owner put back among the planned ones comes back from an export as it was.
	if (isThere(after) || isThere({ ...after, status: wanted.status }))
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

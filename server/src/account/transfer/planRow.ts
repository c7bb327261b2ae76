import { type EntryContent, type RowReason, type RowVerdict, startedStatus } from 'shared-contract'
import type { WantedEntry } from './wantedRow.ts'

/** The planned entry of a row and its verdict. */
export interface RowPlan {
	verdict: Exclude<RowVerdict, 'refused'>
	reason: Extract<RowReason, 'kept'> | null
	after: EntryContent
}

/** A title's length, and the member's entry and vote, which can exist without an entry. */
export interface TitleState {
	entry: EntryContent | null
	score: number | null
	/** Number of episodes or chapters, if known. */
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
 * Merges a row into the present entry. Missing values of the file change nothing, and a private entry stays private. A
 * planned title with progress becomes current.
 */
export function planRow(wanted: WantedEntry, overwrites: boolean, { entry, score, total }: TitleState): RowPlan {
	const status = startedStatus(wanted.status, wanted.progress, total)
	if (entry === null) return { verdict: 'created', reason: null, after: { ...blank(score), ...wanted, status } }
	const after = { ...entry, ...wanted, status }
	const isThere = (content: EntryContent) => FIELDS.every((field) => content[field] === entry[field])
	// Also with the file's own status: an export may have a planned title with progress.
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

import type { EntryChange, EntryStatus } from './listEntry.ts'

/** The status and progress of a list entry. */
export interface EntryFacts {
	status: EntryStatus
	progress: number
	volumes: number
	startedOn: string | null
	finishedOn: string | null
	/** The number of repeats. */
	rewatches: number
}

/** The title's totals, and the day of the change (`2026-04-01`). */
export interface EntrySetting {
	total: number | null
	totalVolumes: number | null
	today: string
}

/** The default values of a new entry. */
export const NEW_ENTRY: EntryFacts = {
	status: 'planned',
	progress: 0,
	volumes: 0,
	startedOn: null,
	finishedOn: null,
	rewatches: 0,
}

type Change = Pick<EntryChange, 'status' | 'progress' | 'volumes' | 'startedOn' | 'finishedOn'>

/**
 * Applies a change to an entry. Given fields are stored as given; the others are derived. Completing sets the full
 * progress and today's date, a repeat starts from zero, the last episode completes, and progress starts a planned title.
 */
export function applyEntryChange(
	before: EntryFacts,
	change: Change,
	{ total, totalVolumes, today }: EntrySetting,
): EntryFacts {
	const given = change.status ?? statusAt(before, change.progress, total)
	const status = startedStatus(given, change.progress, total)
	const hasChanged = status !== before.status
	const isAgain = hasChanged && status === 'rewatching' && before.status === 'completed'
	const isDone = hasChanged && status === 'completed'
	const begins = hasChanged && (status === 'current' || status === 'rewatching')
	return {
		status,
		progress: change.progress ?? (isAgain ? 0 : isDone ? (total ?? before.progress) : before.progress),
		volumes: change.volumes ?? (isAgain ? 0 : isDone ? (totalVolumes ?? before.volumes) : before.volumes),
		startedOn: change.startedOn !== undefined ? change.startedOn : (before.startedOn ?? (begins ? today : null)),
		finishedOn: change.finishedOn !== undefined ? change.finishedOn : (before.finishedOn ?? (isDone ? today : null)),
		rewatches: before.rewatches + (isAgain ? 1 : 0),
	}
}

/**
 * The status of an entry after its progress was set: a planned title with progress becomes current, or completed at the
 * end. The counter, the form and imports share this rule.
 */
export function startedStatus(status: EntryStatus, progress: number | undefined, total: number | null): EntryStatus {
	if (status !== 'planned' || !progress) return status
	return total !== null && progress >= total ? 'completed' : 'current'
}

/** Adds one episode or chapter, at most up to the last. A paused or dropped title becomes current again. */
export function advanceEntry(before: EntryFacts, setting: EntrySetting): EntryFacts {
	const progress = Math.min(before.progress + 1, setting.total ?? Number.POSITIVE_INFINITY)
	const going = before.status === 'rewatching' || before.status === 'completed' ? before : begin(before, setting.today)
	return applyEntryChange(going, { progress }, setting)
}

/** True if there is another episode or chapter. */
export function mayAdvance({ progress }: Pick<EntryFacts, 'progress'>, total: number | null): boolean {
	return total === null || progress < total
}

function begin(before: EntryFacts, today: string): EntryFacts {
	return { ...before, status: 'current', startedOn: before.startedOn ?? today }
}

function statusAt({ status, progress: from }: EntryFacts, progress: number | undefined, total: number | null) {
	const reachesEnd = progress !== undefined && progress > from && total !== null && progress >= total
	return reachesEnd ? 'completed' : status
}

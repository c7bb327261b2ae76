import type { EntryChange, EntryStatus } from './listEntry.ts'

/** What an entry says of how far somebody is. */
export interface EntryFacts {
	status: EntryStatus
	progress: number
	volumes: number
	startedOn: string | null
	finishedOn: string | null
	/** How often it was begun again. */
	rewatches: number
}

/** What is known of the title, and the day of the change (`2026-04-01`). */
export interface EntrySetting {
	total: number | null
	totalVolumes: number | null
	today: string
}

/** A title that is put on a list, of which nothing is known yet. */
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
 * An entry after a change: what was said stands as it was said, and what follows from it is filled in. Completing is
 * having seen all of it, today; beginning again starts from nothing; the last episode completes, and progress begins what
 * was planned.
 */
export function settleEntry(
	before: EntryFacts,
	change: Change,
	{ total, totalVolumes, today }: EntrySetting,
): EntryFacts {
	const said = change.status ?? statusAt(before, change.progress, total)
	const status = startedStatus(said, change.progress, total)
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
 * The status of an entry whose progress is written: a planned title with progress is under way, or completed where that
 * is all of it. The same for the counter, the form and an imported list.
 */
export function startedStatus(status: EntryStatus, progress: number | undefined, total: number | null): EntryStatus {
	if (status !== 'planned' || !progress) return status
	return total !== null && progress >= total ? 'completed' : 'current'
}

/** One more episode or chapter. Whoever goes on is at it again; nothing goes beyond the end. */
export function advanceEntry(before: EntryFacts, setting: EntrySetting): EntryFacts {
	const progress = Math.min(before.progress + 1, setting.total ?? Number.POSITIVE_INFINITY)
	const going = before.status === 'rewatching' || before.status === 'completed' ? before : begin(before, setting.today)
	return settleEntry(going, { progress }, setting)
}

/** Whether there is another episode or chapter to go to. */
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

import type { EntryChange, EntryStatus } from './listEntry.ts'

/** The status and progress of a list entry. */
export interface EntryFacts {
	status: EntryStatus
	progress: number
	volumes: number
	startedOn: string | null
	finishedOn: string | null
	/** The number of completed repeats. */
	rewatches: number
	/** True in a repeat that is not completed: while rewatching, and if it is paused or dropped. */
	isRepeat: boolean
}

/** The title's totals, and the day of the change (`2026-04-01`). */
export interface EntrySetting {
	total: number | null
	totalVolumes: number | null
	today: string
}

type Change = Pick<EntryChange, 'status' | 'progress' | 'volumes' | 'startedOn' | 'finishedOn'>

/**
 * Applies a change to an entry. Given fields are stored as given; the others are derived. Completing sets the full
 * progress and today's date, and counts a repeat. A repeat starts from zero, the last episode completes, and progress
 * starts a planned title. A whole title that is planned or current again starts from zero, without the date of its end.
 */
export function applyEntryChange(
	before: EntryFacts,
	change: Change,
	{ total, totalVolumes, today }: EntrySetting,
): EntryFacts {
	const status = change.status ?? statusAt(before, change.progress, total)
	const hasChanged = status !== before.status
	const wasRepeat = before.isRepeat || before.status === 'rewatching'
	const startsRepeat = status === 'rewatching' && !wasRepeat
	const isDone = hasChanged && status === 'completed'
	const begins = hasChanged && (status === 'current' || status === 'rewatching')
	const isReopened = hasChanged && mustAskProgress(before, status, total)
	const isReset = isReopened || (startsRepeat && before.status === 'completed')
	const derived = (current: number, last: number | null) => (isReset ? 0 : isDone ? (last ?? current) : current)
	const progress = change.progress ?? derived(before.progress, total)
	const isUnseen = isReopened && progress < before.progress
	const hasNotBegun = isUnseen && progress === 0 && status === 'planned'
	const hasEndGone = isUnseen || (hasChanged && before.status === 'completed' && status === 'current')
	return {
		status,
		progress,
		volumes: change.volumes ?? derived(before.volumes, totalVolumes),
		startedOn: given(change.startedOn, hasNotBegun ? null : before.startedOn, begins ? today : null),
		finishedOn: given(change.finishedOn, hasEndGone ? null : before.finishedOn, isDone ? today : null),
		rewatches: before.rewatches + (isDone && wasRepeat ? 1 : 0),
		isRepeat: status !== 'completed' && (before.isRepeat || startsRepeat),
	}
}

/** True if a status needs a progress: a title that was seen to its end is planned, or current, once more. */
export function mustAskProgress(
	before: Pick<EntryFacts, 'status' | 'progress'>,
	status: EntryStatus,
	total: number | null,
): boolean {
	const isWhole = total === null ? before.status === 'completed' && status === 'planned' : before.progress >= total
	if (!isWhole || before.progress === 0) return false
	return status !== before.status && (status === 'planned' || (status === 'current' && before.status === 'completed'))
}

function given(date: string | null | undefined, before: string | null, derived: string | null): string | null {
	return date !== undefined ? date : (before ?? derived)
}

/** The status after the progress was set without one: a planned title becomes current, or completed at its end. */
function startedStatus(status: EntryStatus, progress: number | undefined, total: number | null): EntryStatus {
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
	const status = before.isRepeat ? 'rewatching' : 'current'
	return { ...before, status, startedOn: before.startedOn ?? today }
}

function statusAt({ status, progress: from }: EntryFacts, progress: number | undefined, total: number | null) {
	const reachesEnd = progress !== undefined && progress > from && total !== null && progress >= total
	return reachesEnd ? 'completed' : startedStatus(status, progress, total)
}

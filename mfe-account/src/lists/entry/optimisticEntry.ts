import {
	advanceEntry,
	applyEntryChange,
	type EntryChange,
	type EntryFacts,
	exactScore,
	type ListEntry,
	scoreFields,
	splitTags,
} from 'shared-contract'

/** Today in the time zone of the browser, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
	const two = (number: number) => String(number).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Optimistic update: the entry after a change, by the rules that the server applies. On a demo site this is the result.
 */
export function changedEntry(entry: ListEntry, change: EntryChange): ListEntry {
	const { score = exactScore(entry), notes = entry.notes, isPrivate = entry.isPrivate } = change
	const { exact: _, ...after } = withFacts(entry, applyEntryChange(factsOf(entry), change, contextOf(entry)))
	const tags = change.tags === undefined ? entry.tags : splitTags(change.tags)
	return { ...after, ...scoreFields(score), notes, ...(tags && { tags }), isPrivate }
}

/** Optimistic update: the entry after one more episode or chapter. */
export function advancedEntry(entry: ListEntry): ListEntry {
	return withFacts(entry, advanceEntry(factsOf(entry), contextOf(entry)))
}

/** The change that adds one episode or chapter. */
export function advancingChange(entry: ListEntry) {
	const after = advancedEntry(entry)
	const isResumed = entry.status === 'paused' || entry.status === 'dropped'
	return { progress: after.progress.current, ...(isResumed ? { status: after.status } : {}) }
}

function factsOf({ status, progress, volumes, startedOn, finishedOn, rewatches, ...entry }: ListEntry): EntryFacts {
	const isRepeat = entry.isRepeat ?? status === 'rewatching'
	return { status, progress: progress.current, volumes: volumes.current, startedOn, finishedOn, rewatches, isRepeat }
}

function contextOf({ progress, volumes }: ListEntry) {
	return { total: progress.total, totalVolumes: volumes.total, today: today() }
}

function withFacts(entry: ListEntry, { progress, volumes, ...facts }: EntryFacts): ListEntry {
	return {
		...entry,
		...facts,
		progress: { ...entry.progress, current: progress },
		volumes: { ...entry.volumes, current: volumes },
	}
}

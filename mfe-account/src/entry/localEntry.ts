import { advanceEntry, type EntryChange, type EntryFacts, type ListEntry, settleEntry } from 'shared-contract'

/** The reader's day, as ISO writes it. */
export function today(now = new Date()): string {
	const two = (number: number) => String(number).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** An entry as it will be after a change, before the server has said so; in a demo nobody else says it. */
export function changedEntry(entry: ListEntry, change: EntryChange): ListEntry {
	const { score = entry.score, notes = entry.notes, isPrivate = entry.isPrivate } = change
	return { ...withFacts(entry, settleEntry(factsOf(entry), change, settingOf(entry))), score, notes, isPrivate }
}

/** The same after one more episode or chapter. */
export function advancedEntry(entry: ListEntry): ListEntry {
	return withFacts(entry, advanceEntry(factsOf(entry), settingOf(entry)))
}

function factsOf({ status, progress, volumes, startedOn, finishedOn, rewatches }: ListEntry): EntryFacts {
	return { status, progress: progress.current, volumes: volumes.current, startedOn, finishedOn, rewatches }
}

function settingOf({ progress, volumes }: ListEntry) {
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

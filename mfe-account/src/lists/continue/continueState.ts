import type { Continue, EntryChange, ListEntry } from 'shared-contract'

/** Whether a member is still at an entry. A completed one leaves the row, and an undo brings it back to its place. */
export function isGoingOn({ status }: ListEntry): boolean {
	return status === 'current' || status === 'rewatching'
}

/** What a member may go on with after one of their entries changed. */
export function withEntry(before: Continue, entry: ListEntry): Continue {
	const { id } = entry.title
	return {
		...before,
		entries: before.entries.map((each) => (each.title.id === id ? entry : each)),
		episodes: before.episodes.map((each) =>
			each.release.animeId === id ? { ...each, seen: entry.progress.current } : each,
		),
	}
}

/**
 * The change that undoes a step or a score, with the values that it expects; undefined for the end of a repeat, which a change back
 * would begin again.
 */
export function undoOf(before: ListEntry, after: ListEntry): EntryChange | undefined {
	if (before.status === 'rewatching' && after.status === 'completed') return undefined
	const [from, to] = [valuesOf(after), valuesOf(before)]
	const changed = (Object.keys(to) as (keyof typeof to)[]).filter((field) => from[field] !== to[field])
	const pick = (values: typeof to) => Object.fromEntries(changed.map((field) => [field, values[field]]))
	return { ...pick(to), read: pick(from) }
}

function valuesOf({ status, progress, volumes, score, startedOn, finishedOn }: ListEntry) {
	return { status, progress: progress.current, volumes: volumes.current, score, startedOn, finishedOn }
}

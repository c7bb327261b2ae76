import {
	type Continue,
	type EntryChange,
	exactScore,
	isDay,
	joinTags,
	type ListEntry,
	type NextEpisode,
} from 'shared-contract'
import { today } from '../entry/optimisticEntry.ts'

/** Whether a member is still at an entry. A completed one leaves the row, and an undo brings it back to its place. */
export function isGoingOn({ status }: ListEntry): boolean {
	return status === 'current' || status === 'rewatching'
}

/** True for what comes out by the end of the reader's day, or came out before. */
export function isForToday({ release: { airsAt } }: NextEpisode, now: number): boolean {
	if (isDay(airsAt)) return airsAt <= today(new Date(now))
	return Date.parse(airsAt) < new Date(now).setHours(24, 0, 0, 0)
}

/** The number of episodes that are out by an instant; undefined for a film. */
export function airedCount({ release: { airsAt, episode } }: NextEpisode, now: number): number | undefined {
	if (episode === null) return undefined
	const isOut = isDay(airsAt) ? airsAt <= today(new Date(now)) : Date.parse(airsAt) <= now
	return isOut ? episode : episode - 1
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
	return before.status === 'rewatching' && after.status === 'completed' ? undefined : changeBack(before, after)
}

/** The change that brings an entry back to what it was, with the values that it expects. */
export function changeBack(before: ListEntry, after: ListEntry): EntryChange {
	const [from, to] = [valuesOf(after), valuesOf(before)]
	const changed = (Object.keys(to) as (keyof typeof to)[]).filter((field) => from[field] !== to[field])
	const pick = (values: typeof to) => Object.fromEntries(changed.map((field) => [field, values[field]]))
	return { ...pick(to), read: pick(from) }
}

function valuesOf(entry: ListEntry) {
	const { status, progress, volumes, startedOn, finishedOn, isPrivate } = entry
	const [score, tags] = [exactScore(entry), joinTags(entry.tags)]
	return { status, progress: progress.current, volumes: volumes.current, score, startedOn, finishedOn, tags, isPrivate }
}

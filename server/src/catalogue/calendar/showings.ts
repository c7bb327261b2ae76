import { DAY_MS } from 'shared-contract/units'
import { type Occurrence, occurrencesOf, type Slot, stepOf } from './occurrences.ts'

/** One showing of a title. */
export interface Showing {
	/** Milliseconds. */
	instant: number
	/** Null if unknown, or for a film. */
	episode: number | null
	zone: string
}

/** Everything that determines when a title is shown. */
export interface Schedule {
	slot: Slot | null
	/** Showings that a source announced one by one. */
	announced: readonly Showing[]
	/** The last announced showing with an episode number; the slot's showings are numbered from it. */
	anchor: { instant: number; episode: number } | null
	/** The total number of episodes, if known. */
	episodes: number | null
	/** A completed title ignores a slot without an end. */
	completed: boolean
	isMovie: boolean
}

/**
 * The showings of a title in [`from`, `to`), in milliseconds: the announced ones, and those of its slot that no announced
 * one replaces.
 */
export function showingsOf(schedule: Schedule, from: number, to: number): Showing[] {
	const announced = schedule.announced.filter(({ instant }) => instant >= from && instant < to)
	const numbered = schedule.isMovie ? announced.map((one) => ({ ...one, episode: null })) : announced
	return [...numbered, ...slotShowings(schedule, from, to)]
}

/** The showings of a title's slot that no announced one replaces. */
export function slotShowings(schedule: Schedule, from: number, to: number): Showing[] {
	const { slot, episodes, completed, isMovie } = schedule
	if (!slot) return []
	const endless = slot.every !== 'once' && slot.endsAt === null
	if (endless && completed && episodes === null) return []
	return occurrencesOf(slot, from, to).flatMap((occurrence) => {
		if (isAnnounced(schedule, slot, occurrence)) return []
		const episode = episodeNumberOf(schedule, slot, occurrence)
		if (episode < 1 || (episodes !== null && episode > episodes)) return []
		return [{ instant: occurrence.instant, episode: isMovie ? null : episode, zone: slot.zone }]
	})
}

/** True if an announced showing is the same one, possibly postponed by less than half a step. */
function isAnnounced({ announced }: Schedule, { every }: Slot, { instant }: Occurrence): boolean {
	const reach = stepOf(every) / 2 || DAY_MS
	return announced.some((one) => Math.abs(one.instant - instant) < reach)
}

function episodeNumberOf({ anchor }: Schedule, { every }: Slot, { instant, count }: Occurrence): number {
	if (!anchor || every === 'once') return count
	return anchor.episode + Math.round((instant - anchor.instant) / stepOf(every))
}

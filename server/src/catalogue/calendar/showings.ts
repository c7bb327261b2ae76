import { DAY_MS } from 'shared-contract/units'
import { type Occurrence, occurrencesOf, type Slot, stepOf } from './occurrences.ts'

/** A showing that its source announced for itself, with its number where it is known. */
export interface Announced {
	/** Milliseconds. */
	instant: number
	episode: number | null
	zone: string
}

/** When a title is shown: its slot, what was announced, and what bounds them. */
export interface Schedule {
	slot: Slot | null
	announced: readonly Announced[]
	/** The last announced showing with a number, from which the others are counted. */
	anchor: { instant: number; episode: number } | null
	/** How many episodes there are in all, where it is known. */
	episodes: number | null
	/** Whether it has come to its end: a slot that nothing ends then says no more. */
	completed: boolean
	/** A film is shown once, and has no episodes. */
	isMovie: boolean
}

/**
 * The showings of a title from `from` until before `to`, in milliseconds: those that were announced, and those of its
 * slot that none of them stands for.
 */
export function showingsOf(schedule: Schedule, from: number, to: number): Announced[] {
	const announced = schedule.announced.filter(({ instant }) => instant >= from && instant < to)
	const numbered = schedule.isMovie ? announced.map((one) => ({ ...one, episode: null })) : announced
	return [...numbered, ...slotShowings(schedule, from, to)]
}

/** The showings of a title's slot that no announced one stands for. */
export function slotShowings(schedule: Schedule, from: number, to: number): Announced[] {
	const { slot, episodes, completed, isMovie } = schedule
	if (!slot) return []
	const endless = slot.every !== 'once' && slot.endsAt === null
	if (endless && completed && episodes === null) return []
	return occurrencesOf(slot, from, to).flatMap((occurrence) => {
		if (stoodFor(schedule, slot, occurrence)) return []
		const episode = numberOf(schedule, slot, occurrence)
		if (episode < 1 || (episodes !== null && episode > episodes)) return []
		return [{ instant: occurrence.instant, episode: isMovie ? null : episode, zone: slot.zone }]
	})
}

/** Whether an announced showing is this one, perhaps put off by a little. */
function stoodFor({ announced }: Schedule, { every }: Slot, { instant }: Occurrence): boolean {
	const reach = stepOf(every) / 2 || DAY_MS
	return announced.some((one) => Math.abs(one.instant - instant) < reach)
}

function numberOf({ anchor }: Schedule, { every }: Slot, { instant, count }: Occurrence): number {
	if (!anchor || every === 'once') return count
	return anchor.episode + Math.round((instant - anchor.instant) / stepOf(every))
}

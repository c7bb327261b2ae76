import { DAY_MS } from 'shared-contract/units'
import { type Delay, dayIn, longestMove, moveShowing } from './delays.ts'
import { instantOfShowing, type Occurrence, occurrencesOf, type Slot, stepOf } from './occurrences.ts'

/** A showing that a source announced by itself. */
export interface Announced {
	/** Milliseconds. */
	instant: number
	/** Null if unknown, or for a film. */
	episode: number | null
	zone: string
	/** Only the day is known: the instant is its noon in UTC. */
	isDay?: boolean
}

/** One showing of a title. */
export interface Showing extends Announced {
	/** Nobody has announced it: it follows from a slot without an end. */
	isExpected: boolean
	/** The first or the last episode of a series. */
	isFirst: boolean
	isLast: boolean
}

/** A showing at its announced time, with the note that it comes later. */
export interface Delayed {
	showing: Showing
	delay: Delay
}

/** Everything that determines when a title is shown. */
export interface Schedule {
	slot: Slot | null
	/** Showings that a source announced one by one. */
	announced: readonly Announced[]
	/** The last announced showing with an episode number; the slot's showings are numbered from it. */
	anchor: { instant: number; episode: number } | null
	/** The total number of episodes, if known. */
	episodes: number | null
	/** A completed title ignores a slot without an end. */
	completed: boolean
	isMovie: boolean
	/** Until when a slot without an announced end is promised, in milliseconds. */
	promisedUntil: number
	/** Episodes with their ISO dates. */
	aired: readonly { episode: number; day: string }[]
	/** In the order of writing. */
	delays: readonly Delay[]
}

/**
 * The showings of a title in [`from`, `to`), in milliseconds: the announced ones, and those of its slot that no announced
 * one replaces.
 */
export function showingsOf(schedule: Schedule, from: number, to: number): Showing[] {
	const isInside = (showing: Showing) => endOf(showing) > from && showing.instant < to
	const announced = announcedShowings(schedule).flatMap(({ showing, delay }) => {
		const moved = delay ? movedBy(showing, delay, schedule) : showing
		return moved && isInside(moved) ? [moved] : []
	})
	return [...announced, ...slotShowings(schedule, from, to)]
}

/** The showings that were announced for [`from`, `to`) and come later. */
export function delayedOf(schedule: Schedule, from: number, to: number): Delayed[] {
	const announced = announcedShowings(schedule)
	const planned = slotPlan(schedule, from, to).filter(({ showing }) => !isAnnounced(schedule, showing.instant))
	return [...announced, ...planned].flatMap(({ showing, delay }) =>
		delay && showing.instant >= from && showing.instant < to ? [{ showing, delay }] : [],
	)
}

/** The showings of a title's slot that no announced one replaces. */
export function slotShowings(schedule: Schedule, from: number, to: number): Showing[] {
	return slotPlan(schedule, from - longestMove(schedule.delays), to).flatMap(({ showing, moved, delay }) => {
		if (moved === undefined || moved < from || moved >= to) return []
		// An announced showing that comes later carries its own delay.
		if (isAnnounced(schedule, moved) || isAnnounced(schedule, showing.instant)) return []
		// A note with a new date announces that showing.
		if (delay) return [{ ...showing, instant: moved, isExpected: false }]
		return showing.isExpected && moved > schedule.promisedUntil ? [] : [{ ...showing, instant: moved }]
	})
}

interface Planned {
	/** At its announced time. */
	showing: Showing
	delay: Delay | undefined
	/** Its instant after all delays; undefined while it waits for a date. */
	moved: number | undefined
}

function slotPlan(schedule: Schedule, from: number, to: number): Planned[] {
	const { slot, episodes, completed, anchor } = schedule
	if (!slot || (isOpen(slot) && completed && episodes === null)) return []
	// What was announced after a delay is already right.
	const delays = schedule.delays.filter(
		({ date }) => date !== null && !(anchor && dayIn(anchor.instant, slot.zone) > date),
	)
	return occurrencesOf(slot, from, to).flatMap((occurrence) => {
		const episode = episodeNumberOf(schedule, slot, occurrence)
		if (episode < 1 || (episodes !== null && episode > episodes)) return []
		const { instant, delay } = moveShowing(occurrence.instant, slot.zone, delays)
		return [{ showing: present(schedule, slot, occurrence, episode), moved: instant, delay }]
	})
}

function present(schedule: Schedule, slot: Slot, { instant, count }: Occurrence, episode: number): Showing {
	const isExpected = isOpen(slot) && count > 1 && !hasAired(schedule, instant, episode, slot)
	const isLastOfSlot = slot.endsAt !== null && slot.every !== 'once' && instantOfShowing(slot, count) > slot.endsAt
	return {
		...marked(schedule, { instant, episode, zone: slot.zone }, isLastOfSlot),
		isExpected,
	}
}

function announcedShowings(schedule: Schedule): Pick<Planned, 'showing' | 'delay'>[] {
	return schedule.announced.map((one) => ({
		showing: { ...marked(schedule, one, false), isExpected: false },
		delay: schedule.delays.findLast(({ date }) => date === dayIn(one.instant, one.zone)),
	}))
}

/** An announced showing on its new date; undefined if that is unknown, or announced by itself. */
function movedBy(showing: Showing, delay: Delay, { announced }: Schedule): Showing | undefined {
	const isRepeated = announced.some(({ episode, instant }) => episode === showing.episode && instant > showing.instant)
	const { instant } = moveShowing(showing.instant, showing.zone, [delay])
	return instant === undefined || isRepeated ? undefined : { ...showing, instant }
}

/** Marks the first and the last episode; none is the last before an announced one. A film has no number. */
function marked(
	{ isMovie, episodes, announced }: Schedule,
	one: Announced,
	isLastOfSlot: boolean,
): Omit<Showing, 'isExpected'> {
	const { episode } = one
	if (isMovie) return { ...one, episode: null, isFirst: false, isLast: false }
	const isOnly = episodes === 1
	const isLast = episode !== null && (episodes === null ? isLastOfSlot : episode === episodes)
	const ends = isLast && !isOnly && episode !== 1 && !announced.some(({ instant }) => instant > one.instant)
	return { ...one, isFirst: episode === 1 && !isOnly, isLast: ends }
}

/** The wire format of when it is shown: an ISO instant, or an ISO date. */
export function airsAtOf({ instant, isDay }: Pick<Showing, 'instant' | 'isDay'>): string {
	const text = new Date(instant).toISOString()
	return isDay ? text.slice(0, 10) : text
}

/** A showing counts from its instant on, a day until it is over everywhere. */
function endOf({ instant, isDay }: Showing): number {
	return isDay ? instant + DAY_MS : instant + 1
}

const isOpen = ({ every, endsAt }: Slot) => every !== 'once' && endsAt === null

/** True if an announced showing is the same one, possibly postponed by less than half a step. */
function isAnnounced({ announced, slot }: Schedule, instant: number): boolean {
	return slot !== null && announced.some((one) => Math.abs(one.instant - instant) < reachOf(slot))
}

function hasAired({ aired }: Schedule, instant: number, number: number, slot: Slot): boolean {
	return aired.some(
		({ episode, day }) =>
			episode === number && Math.abs(Date.parse(`${day}T12:00:00Z`) - instant) < reachOf(slot) + DAY_MS,
	)
}

const reachOf = ({ every }: Slot) => stepOf(every) / 2 || DAY_MS

function episodeNumberOf({ anchor }: Schedule, { every }: Slot, { instant, count }: Occurrence): number {
	if (!anchor || every === 'once') return count
	return anchor.episode + Math.round((instant - anchor.instant) / stepOf(every))
}

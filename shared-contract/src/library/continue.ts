import { Release } from '../catalogue/calendar.ts'
import { TitleCard, TitleLink } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, integer, object, type Static } from '../schema.ts'
import { ListEntry } from './listEntry.ts'

/** The next episode of what a member watches, with the number of the last one that they have seen. */
export const NextEpisode = object({ release: Release, seen: integer() })
export type NextEpisode = Static<typeof NextEpisode>

/** A sequel that is not on a member's list, of a title that they completed. */
export const SequelToSee = object({ title: TitleCard, completed: TitleLink })
export type SequelToSee = Static<typeof SequelToSee>

/** What a member may go on with. */
export const Continue = object({
	/** What they are watching or reading and have not finished: the latest touched, and what `episodes` names. */
	entries: array(ListEntry),
	/** One of each title that they watch, by instant: of the last day if they have not seen it, else the next one. */
	episodes: array(NextEpisode),
	/** The known and the recent come first. */
	sequels: array(SequelToSee),
})
export type Continue = Static<typeof Continue>

export const continueRoute = route('GET', '/api/continue', {
	summary: 'What the viewer is watching or reading, and what comes next of it. Nothing for a visitor',
	tag: 'account',
	answer: Continue,
})

import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { IdParams } from './score.ts'
import { TitleCard, TitleLink } from './title.ts'
import { TITLE_NAMES } from './titleNames.ts'

/** `main`: sequels join it to the others of its story. `side`: a side story, a film or a special beside them. */
export const WORK_ROLES = ['main', 'side'] as const

/** A work of a franchise. */
export const FranchiseWork = object({
	title: TitleCard,
	role: oneOf(WORK_ROLES),
	/** ISO date, possibly partial. */
	started: nullable(string()),
	episodeCount: nullable(integer()),
	/** Of an episode, or of a film. */
	minutes: nullable(integer()),
})
export type FranchiseWork = Static<typeof FranchiseWork>

export const Franchise = object({
	/** The smallest id of its titles: the canonical address is `/franchise/{id}`. */
	id: integer(),
	/** The names of its best known work. */
	...TITLE_NAMES,
	/** The stories that can be followed by themselves, each in its order; those of a single work come last. */
	storylines: array(array(FranchiseWork)),
	/** The id of the work with which a newcomer begins. */
	start: integer(),
	/** The ids of all works in the order of their release. */
	releaseOrder: array(integer()),
	/** There are more works than are sent. */
	isCutOff: boolean(),
})
export type Franchise = Static<typeof Franchise>

export const franchiseRoute = route('GET', '/api/franchises/:id', {
	summary: 'Every work of the franchise of a title, in the order of the story and of release',
	tag: 'catalogue',
	params: IdParams,
	answer: Franchise,
})

/** Where a title stands in the order to watch: the order of release. */
export const WatchOrder = object({
	/** The id of its franchise. */
	franchiseId: integer(),
	/** The number of works of the franchise. */
	total: integer(),
	/** Where a newcomer begins; null for the title itself. */
	start: nullable(TitleLink),
	/** Its place by release among the main works of its storyline, from 1, and their number; the title itself always counts. */
	place: integer(),
	length: integer(),
	previous: nullable(TitleLink),
	next: nullable(TitleLink),
})
export type WatchOrder = Static<typeof WatchOrder>

export const watchOrderRoute = route('GET', '/api/titles/:id/watch-order', {
	summary: 'Where a title stands in the order to watch its franchise, with the works before and after it',
	tag: 'catalogue',
	params: IdParams,
	answer: WatchOrder,
})

export const franchiseProgressRoute = route('GET', '/api/franchises/:id/progress', {
	summary: 'The works of a franchise that whoever asks has seen, or is watching',
	tag: 'account',
	params: IdParams,
	answer: object({ seen: array(integer()), watching: array(integer()) }),
})

/** The address of a franchise. */
export function franchisePath(id: number): string {
	return `/franchise/${id}`
}

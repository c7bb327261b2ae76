import { route } from '../route.ts'
import { integer, nullable, object, type Static, string } from '../schema.ts'
import { IdParams } from './score.ts'
import { TitleLink } from './title.ts'

/** A title that may be merged, with what moderators tell it by and how much would move. */
export const MergeTitle = object({
	...TitleLink.properties,
	year: nullable(integer()),
	/** Episodes or chapters. */
	total: nullable(integer()),
	entries: integer(),
	votes: integer(),
	comments: integer(),
	reviews: integer(),
})
export type MergeTitle = Static<typeof MergeTitle>

const { id } = IdParams.properties

export const titleMergeRoute = route('GET', '/api/titles/:id/merge/:into', {
	summary: 'Two titles before a merge, and how many members have both on their lists, for moderators',
	tag: 'catalogue',
	session: 'needed',
	params: object({ id, into: id }),
	answer: object({ from: MergeTitle, into: MergeTitle, both: integer() }),
})

export const mergeTitleRoute = route('POST', '/api/titles/:id/merge', {
	summary: 'Makes a title one with another of its kind, for moderators; its address then leads to that one',
	tag: 'catalogue',
	params: IdParams,
	body: object({ into: integer({ minimum: 1, maximum: 2_147_483_647 }) }),
	answer: object({ id: integer(), path: string() }),
})

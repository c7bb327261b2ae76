import { SCORE_FIELDS } from '../catalogue/score.ts'
import { ProfileParams } from '../community/profile.ts'
import { route } from '../route.ts'
import { array, integer, nullable, number, object, optional, type Static, string } from '../schema.ts'
import { ListedTitle } from './listEntry.ts'

/** The address of a comparison. */
export function comparePath(username: string, other: string): string {
	return `/compare/${encodeURIComponent(username)}/${encodeURIComponent(other)}`
}

/** One of the two compared members. */
export const ComparedMember = object({
	username: string(),
	avatarUrl: string(),
	titles: integer(),
	/** The mean of their scores; null without any. */
	mean: nullable(number()),
	/** Titles that only they have, without planned ones: their number and those with the best scores. */
	alone: integer(),
	best: array(object({ title: ListedTitle, ...SCORE_FIELDS })),
})
export type ComparedMember = Static<typeof ComparedMember>

/** A title that both have, with the scores of the first and the second member. */
export const CommonTitle = object({
	title: ListedTitle,
	...SCORE_FIELDS,
	other: SCORE_FIELDS.score,
	otherExact: SCORE_FIELDS.exact,
})
export type CommonTitle = Static<typeof CommonTitle>

/** Two members' lists beside each other, of the entries that the reader may see. */
export const Comparison = object({
	member: ComparedMember,
	other: ComparedMember,
	/** Titles that both have; those of them that both scored. */
	shared: integer(),
	scored: integer(),
	/** Those of them whose scores are at most one point apart. */
	agreed: optional(integer()),
	/** Pearson's correlation of the scores; null below `CORRELATION_MIN_SCORES`, or where one of them always gives the same score. */
	correlation: nullable(number()),
	/** The common titles with the best scores, and those with the most different ones. */
	together: array(CommonTitle),
	apart: array(CommonTitle),
})
export type Comparison = Static<typeof Comparison>

export const comparisonRoute = route('GET', '/api/profiles/:username/comparison/:other', {
	summary: "Two members' lists beside each other, as the reader may see them",
	tag: 'account',
	params: object({ ...ProfileParams.properties, other: ProfileParams.properties.username }),
	answer: Comparison,
})

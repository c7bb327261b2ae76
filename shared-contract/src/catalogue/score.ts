import { SCORE_MAX, SCORE_MIN } from '../limits.ts'
import { array, integer, nullable, number, object, optional, type Static, string } from '../schema.ts'

/** The id of a title or an episode in an address. */
export const IdParams = object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

/** A score in tenths may be lower than the lowest whole one. */
export const SCORE_EXACT_MIN = 0.1

/** The score as one of 1 to 10, as all counts by score know it. */
export function wholeScore(score: number): number {
	return Math.max(SCORE_MIN, Math.round(score))
}

/** A score in an answer: one of 1 to 10, and `exact` where it lies between two of them. */
export const SCORE_FIELDS = { score: nullable(integer()), exact: optional(number()) }
export interface ScoreFields {
	score: number | null
	exact?: number
}

/** The score that is meant by {@link SCORE_FIELDS}. */
export function exactScore({ score, exact }: { score: number | null; exact?: number | undefined }): number | null {
	return exact ?? score
}

/** {@link SCORE_FIELDS} of a score. */
export function scoreFields(score: number | null): ScoreFields {
	if (score === null || Number.isInteger(score)) return { score }
	return { score: wholeScore(score), exact: score }
}

/** A score that is given; it is kept in tenths. Former versions of the slices and many apps know whole ones only. */
export const GivenScore = number({ minimum: SCORE_EXACT_MIN, maximum: SCORE_MAX })

/** The score of the source catalogue: its mean, its number of votes if known, and its weight in votes. */
export const SourceScore = object({ rating: number(), votes: nullable(integer()), weight: integer() })
export type SourceScore = Static<typeof SourceScore>

/**
 * The votes on a title or an episode. `distribution` holds the votes given on this site, for the scores 1 to 10.
 * Without a `source`, `rating` is their mean and `totalVotes` their number; with one, both include it.
 */
export const ScoreSummary = object({
	rating: number(),
	totalVotes: integer(),
	distribution: array(integer(), { minItems: SCORE_MAX, maxItems: SCORE_MAX }),
	source: nullable(SourceScore),
})
export type ScoreSummary = Static<typeof ScoreSummary>

/** The number of likes and dislikes of an episode. */
export const ReactionCounts = object({ likes: integer(), dislikes: integer() })
export type ReactionCounts = Static<typeof ReactionCounts>

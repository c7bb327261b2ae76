import { SCORE_MAX } from '../limits.ts'
import { array, integer, nullable, number, object, type Static, string } from '../schema.ts'

/** The id of a title or an episode in an address. */
export const IdParams = object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

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

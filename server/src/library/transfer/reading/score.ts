import type { ScoreScale } from 'shared-contract'
import { scoreOf } from 'shared-contract/catalogue/scoreScale'

/**
 * Converts a score of a file to ours, in tenths; 0 is no score.
 *
 * @returns undefined for no score, null for a score outside the scale.
 */
export function scoreOn(scale: ScoreScale, score: number): number | null | undefined {
	if (score === 0) return undefined
	return scoreOf(scale, score) ?? null
}

/** Guesses the scale of scores: the smallest of at least ten that contains them. */
export function guessScale(scores: readonly number[]): ScoreScale {
	if (scores.some((score) => score > 10)) return 'POINT_100'
	return scores.some((score) => !Number.isInteger(score)) ? 'POINT_10_DECIMAL' : 'POINT_10'
}

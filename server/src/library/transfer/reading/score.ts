import { SCORE_MAX, SCORE_MIN, type ScoreScale } from 'shared-contract'

const TOP: Record<ScoreScale, number> = { POINT_100: 100, POINT_10_DECIMAL: 10, POINT_10: 10, POINT_5: 5, POINT_3: 3 }
/** AniList's own values of its three smileys. */
const FACES = [4, 6, 9]

/**
 * Converts a score to our scale of 1 to 10; 0 is no score.
 *
 * @returns undefined for no score, null for a score outside the scale.
 */
export function scoreOn(scale: ScoreScale, score: number): number | null | undefined {
	if (score === 0) return undefined
	if (!Number.isFinite(score) || score < 0 || score > TOP[scale]) return null
	if (scale === 'POINT_3') return FACES[Math.round(score) - 1] ?? null
	return Math.min(SCORE_MAX, Math.max(SCORE_MIN, Math.round((score / TOP[scale]) * SCORE_MAX)))
}

/** Guesses the scale of scores: the smallest of at least ten that contains them. */
export function guessScale(scores: readonly number[]): ScoreScale {
	if (scores.some((score) => score > 10)) return 'POINT_100'
	return scores.some((score) => !Number.isInteger(score)) ? 'POINT_10_DECIMAL' : 'POINT_10'
}

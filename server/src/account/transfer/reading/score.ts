import { SCORE_MAX, SCORE_MIN, type ScoreScale } from 'shared-contract'

const TOP: Record<ScoreScale, number> = { POINT_100: 100, POINT_10_DECIMAL: 10, POINT_10: 10, POINT_5: 5, POINT_3: 3 }
/** What AniList itself makes of its three faces. */
const FACES = [4, 6, 9]

/**
 * A score of a file on our own scale of 1 to 10; 0 is none.
 *
 * @returns undefined for none, null for what is no score on that scale.
 */
export function scoreOn(scale: ScoreScale, score: number): number | null | undefined {
	if (score === 0) return undefined
	if (!Number.isFinite(score) || score < 0 || score > TOP[scale]) return null
	if (scale === 'POINT_3') return FACES[Math.round(score) - 1] ?? null
	return Math.min(SCORE_MAX, Math.max(SCORE_MIN, Math.round((score / TOP[scale]) * SCORE_MAX)))
}

/** The likeliest scale of scores that do not say theirs: the narrowest that holds them, but no narrower than ten. */
export function guessScale(scores: readonly number[]): ScoreScale {
	if (scores.some((score) => score > 10)) return 'POINT_100'
	return scores.some((score) => !Number.isInteger(score)) ? 'POINT_10_DECIMAL' : 'POINT_10'
}

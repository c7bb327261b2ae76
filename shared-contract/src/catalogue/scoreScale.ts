import { SCORE_MAX, SCORE_MIN } from '../limits.ts'
import { SCORE_EXACT_MIN, wholeScore } from './score.ts'

/** How members give and read scores, and how files of other sites hold them. */
export const SCORE_SCALES = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const
export type ScoreScale = (typeof SCORE_SCALES)[number]

const TOP: Record<ScoreScale, number> = { POINT_100: 100, POINT_10_DECIMAL: 10, POINT_10: 10, POINT_5: 5, POINT_3: 3 }
/** AniList's own values of its three smileys. */
const FACES = [4, 6, 9]

/** The highest score of a scale. */
export function topOf(scale: ScoreScale): number {
	return TOP[scale]
}

/** The score, 0.1 to 10 in tenths, that is meant by a value of a scale; undefined outside the scale. */
export function scoreOf(scale: ScoreScale, given: number): number | undefined {
	if (!(given > 0 && given <= TOP[scale])) return undefined
	if (scale === 'POINT_3') return FACES[Math.round(given) - 1]
	const [score, least] =
		scale === 'POINT_100' || scale === 'POINT_10_DECIMAL'
			? [Math.round((given / TOP[scale]) * SCORE_MAX * 10) / 10, SCORE_EXACT_MIN]
			: [Math.round((given / TOP[scale]) * SCORE_MAX), SCORE_MIN]
	return Math.max(least, score)
}

/** The value of a scale that shows a score: `scoreOf` of what a member gave leads back to it. */
export function valueOn(scale: ScoreScale, score: number): number {
	if (scale === 'POINT_100') return Math.round(score * 10)
	if (scale === 'POINT_10_DECIMAL') return score
	if (scale === 'POINT_5') return Math.max(1, Math.round(score / 2))
	const whole = wholeScore(score)
	if (scale === 'POINT_3') return 1 + FACES.slice(0, -1).filter((face) => whole > face).length
	return whole
}

import { wholeScore } from 'shared-contract'

// Every conversion of scores between this site and the services. The readers of the import convert what comes.

/** The scale in which AniList is asked for scores, whatever scale its member has chosen. */
export const ANILIST_SCALE = 'POINT_100'

/** Our score as AniList's raw score of 100; 0 is none. */
export function toAnilistScore(score: number | null): number {
	return Math.round((score ?? 0) * 10)
}

/** Our score as MyAnimeList's of 10; 0 is none. */
export function toMalScore(score: number | null): number {
	return score === null ? 0 : wholeScore(score)
}

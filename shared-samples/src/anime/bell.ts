import type { SampleTitle } from '../types.ts'

type Votes = SampleTitle['votes']

/** Shares of voters who give the lowest and the highest score whatever they have seen. */
const DETRACTORS = 0.012
const DEVOTEES = 0.035

/**
 * `total` votes for the scores 1 to 10, in a bell around `mean` with a little more at both ends, as real audiences vote.
 * The counts are whole and add up to `total`.
 */
export function bell(total: number, mean: number, deviation = 1.3): Votes {
	const height = (score: number) => Math.exp(-(((score - mean) / deviation) ** 2) / 2)
	const area = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((sum, score) => sum + height(score), 0)
	let share = 0
	let counted = 0
	const count = (score: number): number => {
		share += (height(score) / area) * (1 - DETRACTORS - DEVOTEES)
		if (score === 1) share += DETRACTORS
		if (score === 10) share += DEVOTEES
		const votes = Math.round(share * total) - counted
		counted += votes
		return votes
	}
	return [count(1), count(2), count(3), count(4), count(5), count(6), count(7), count(8), count(9), count(10)]
}

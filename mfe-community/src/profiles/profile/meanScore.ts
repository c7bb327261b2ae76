/** The mean of scores, given the number of votes for 1, 2, and so on; 0 without votes. */
export function meanScore(scores: readonly number[]): number {
	const total = scores.reduce((sum, votes) => sum + votes, 0)
	return total === 0 ? 0 : scores.reduce((sum, votes, index) => sum + votes * (index + 1), 0) / total
}

import type { EntryStatus } from 'shared-contract'

/** A title of a member with how much it says about their taste: 1 for a seen title, more or less by its score. */
export interface Liking {
	titleId: number
	weight: number
}

export type Taste = readonly Liking[]

/** What an entry says without a score. A planned title is unknown to its member, a dropped one was disliked. */
const BY_STATUS: Readonly<Record<EntryStatus, number>> = {
	completed: 1,
	rewatching: 1,
	current: 1,
	paused: 0.5,
	planned: 0,
	dropped: 0,
}
/** What a point above or below the member's own mean adds or takes away. */
const PER_POINT = 0.25
const LEAST = 0.1

export interface TastedEntry {
	titleId: number
	status: EntryStatus
	score: number | null
}

/** The taste of a member by their entries. Scores count relative to the member's mean: a 7 is praise from a strict one. */
export function tasteOf(entries: readonly TastedEntry[]): Taste {
	const scores = entries.flatMap(({ score }) => score ?? [])
	const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
	return entries.flatMap(({ titleId, status, score }) => {
		const presence = BY_STATUS[status]
		if (presence === 0) return []
		const weight = score === null ? presence : Math.max(LEAST, presence + (score - mean) * PER_POINT)
		return [{ titleId, weight }]
	})
}

import type { Neighbor } from './neighbors.ts'
import type { Taste } from './taste.ts'

/** A title that a member may like, with the title of theirs that speaks most for it. */
export interface Candidate {
	id: number
	value: number
	becauseOf: number
}

/** Titles are likened to those that a member likes; `value` is the sum over all of them. The best first. */
export function rank(taste: Taste, neighborsOf: (titleId: number) => readonly Neighbor[]): Candidate[] {
	const found = new Map<number, Candidate & { most: number }>()
	for (const { titleId, weight } of taste) {
		for (const { id, similarity } of neighborsOf(titleId)) {
			const value = weight * similarity
			const known = found.get(id)
			if (!known) found.set(id, { id, value, becauseOf: titleId, most: value })
			else {
				known.value += value
				if (value > known.most) Object.assign(known, { most: value, becauseOf: titleId })
			}
		}
	}
	const own = new Set(taste.map(({ titleId }) => titleId))
	return [...found.values()]
		.filter(({ id }) => !own.has(id))
		.sort((one, other) => other.value - one.value || one.id - other.id)
		.map(({ id, value, becauseOf }) => ({ id, value, becauseOf }))
}

import type { Taste } from './taste.ts'

export interface Neighbor {
	id: number
	/** 0 to 1. */
	similarity: number
}

interface Limits {
	/** Members who must have both titles: fewer would show one member's list to others. */
	minMembers: number
	/** Neighbours per title. */
	size: number
}

export const NEIGHBOR_LIMITS: Limits = { minMembers: 3, size: 40 }

/** The number of common members at which half of a similarity counts. */
const HALF_TRUSTED = 5

/**
 * The titles that the same members have: cosine of titles as vectors over members, with the weights of their tastes. A long
 * list counts less per pair, as it joins everything with everything. Each `yield` is a point to let requests run; it
 * gives one title with its neighbours, the nearest first.
 */
export function* neighborsOf(
	tastes: readonly Taste[],
	{ minMembers, size }: Limits = NEIGHBOR_LIMITS,
): Generator<{ titleId: number; neighbors: Neighbor[] }> {
	const slots = slotsOf(tastes)
	const { ids, membersOf, tasteBySlot } = slots
	const norms = Float64Array.from(membersOf, (members) =>
		Math.sqrt(members.reduce((sum, { weight }) => sum + weight ** 2, 0)),
	)
	const products = new Float64Array(ids.length)
	const counts = new Uint32Array(ids.length)
	for (const [own, members] of membersOf.entries()) {
		const touched: number[] = []
		for (const { member, weight } of members) {
			for (const { slot, weight: other } of tasteBySlot[member] ?? []) {
				if (counts[slot] === 0) touched.push(slot)
				products[slot] = (products[slot] ?? 0) + weight * other
				counts[slot] = (counts[slot] ?? 0) + 1
			}
		}
		const neighbors: Neighbor[] = []
		for (const slot of touched) {
			const common = counts[slot] ?? 0
			if (slot !== own && common >= minMembers) {
				const cosine = (products[slot] ?? 0) / ((norms[own] ?? 1) * (norms[slot] ?? 1))
				neighbors.push({ id: ids[slot] ?? 0, similarity: (cosine * common) / (common + HALF_TRUSTED) })
			}
			products[slot] = 0
			counts[slot] = 0
		}
		neighbors.sort((one, other) => other.similarity - one.similarity || one.id - other.id)
		yield { titleId: ids[own] ?? 0, neighbors: neighbors.slice(0, size) }
	}
}

/** Titles as consecutive numbers in the order of their ids, with the weights of each member. */
function slotsOf(tastes: readonly Taste[]) {
	const ids = [...new Set(tastes.flatMap((taste) => taste.map(({ titleId }) => titleId)))].sort((a, b) => a - b)
	const slotOf = new Map(ids.map((id, slot) => [id, slot]))
	const membersOf = ids.map((): { member: number; weight: number }[] => [])
	const tasteBySlot = tastes.map((taste, member) => {
		const share = 1 / Math.sqrt(Math.max(1, taste.length))
		return taste.map(({ titleId, weight }) => {
			const slot = slotOf.get(titleId) ?? 0
			membersOf[slot]?.push({ member, weight: weight * share })
			return { slot, weight: weight * share }
		})
	})
	return { ids, membersOf, tasteBySlot }
}

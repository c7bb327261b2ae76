import { type Neighbor, neighborsOf } from 'server/src/library/suggestion/neighbors.ts'
import { rank } from 'server/src/library/suggestion/rank.ts'
import { type Taste, type TastedEntry, tasteOf } from 'server/src/library/suggestion/taste.ts'
import { repetitions } from '../options.ts'
import { report } from '../report.ts'

const SHOWN = 10
/** A user with fewer ratings is no test, but counts as a neighbour. */
const RATINGS_MIN = 5
/** Each seed leaves out other titles. */
const SEEDS = [1, 7, 99]

interface Test {
	taste: Taste
	heldOut: number
}

/**
 * Leaves one title out of the list of each user, which they rated with their mean or better, and counts how often it is among
 * the first ten suggestions; the other lists and the rest of this one are known. Prints the shares for the functions of the
 * site and for the most popular titles that are not on the list.
 */
export function measureHitRate(users: readonly TastedEntry[][]): void {
	const rows = SEEDS.slice(0, repetitions(SEEDS.length, 1)).map((seed) => {
		const tests: Test[] = []
		const tastes = users.map((entries, user) => {
			const heldOut = entries.length < RATINGS_MIN ? undefined : chooseLiked(entries, user, seed)
			const taste = tasteOf(entries.filter((entry) => entry !== heldOut))
			if (heldOut) tests.push({ taste, heldOut: heldOut.titleId })
			return taste
		})
		const neighbors = new Map<number, readonly Neighbor[]>()
		const began = performance.now()
		for (const { titleId, neighbors: found } of neighborsOf(tastes)) neighbors.set(titleId, found)
		const seconds = (performance.now() - began) / 1000
		const popular = byPopularity(tastes)
		const hits = share(tests, ({ taste }) => rank(taste, (id) => neighbors.get(id) ?? []).map(({ id }) => id))
		const popularHits = share(tests, ({ taste }) => {
			const own = new Set(taste.map(({ titleId }) => titleId))
			return popular.filter((id) => !own.has(id))
		})
		return [
			String(seed),
			String(tests.length),
			hits.toFixed(3),
			popularHits.toFixed(3),
			(hits / popularHits).toFixed(2),
			seconds.toFixed(1),
		]
	})
	const columns = ['seed', 'users', 'neighbours', 'popularity', 'ratio', 'neighbours computed in, s']
	report(`Suggestions, hit rate@${SHOWN} with one title left out per user`, columns, rows)
}

function share(tests: readonly Test[], suggest: (test: Test) => number[]): number {
	const hits = tests.filter((test) => suggest(test).slice(0, SHOWN).includes(test.heldOut))
	return hits.length / tests.length
}

/** The same title for the same user and seed. */
function chooseLiked(entries: readonly TastedEntry[], user: number, seed: number): TastedEntry | undefined {
	const mean = entries.reduce((sum, { score }) => sum + (score ?? 0), 0) / entries.length
	const liked = entries.filter(({ score }) => (score ?? 0) >= mean)
	// A multiplicative hash by Knuth; its lower bits alone would follow the number of the user.
	const hash = Math.imul(user + seed * 7919, 2_654_435_761) >>> 8
	return liked[hash % liked.length]
}

function byPopularity(tastes: readonly Taste[]): number[] {
	const counts = new Map<number, number>()
	for (const taste of tastes) for (const { titleId } of taste) counts.set(titleId, (counts.get(titleId) ?? 0) + 1)
	return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([id]) => id)
}

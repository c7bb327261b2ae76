import type { Link, Work } from './readWorks.ts'
import { byRelease } from './releaseOrder.ts'

/** Joins what belongs together (union-find). */
export class Groups {
	readonly #parent = new Map<number, number>()

	join(one: number, other: number): void {
		this.#parent.set(this.of(one), this.of(other))
	}

	/** The representative of a group. */
	of(id: number): number {
		const parent = this.#parent.get(id)
		if (parent === undefined || parent === id) return id
		const root = this.of(parent)
		this.#parent.set(id, root)
		return root
	}
}

/** Groups values by a key, in the order of their first values. */
export function groupBy<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
	const groups = new Map<Key, Value[]>()
	for (const value of values) {
		const key = keyOf(value)
		const group = groups.get(key)
		if (group) group.push(value)
		else groups.set(key, [value])
	}
	return groups
}

/** The works that sequels join, each group in the order of its story: a prequel stands before the work that it precedes. */
export function chainsOf(works: readonly Work[], links: readonly Link[]): Work[][] {
	const groups = new Groups()
	const sequels = links.filter(({ kind }) => kind === 'sequel')
	for (const { from, to } of sequels) groups.join(from, to)
	const byGroup = groupBy([...works].sort(byRelease), ({ id }) => groups.of(id))
	return [...byGroup.values()].map((chain) => inStoryOrder(chain, sequels))
}

/**
 * Sorts works so that each comes after its prequels, the earliest released first among those that may come next. In a
 * circle of relations, the earliest released breaks it.
 *
 * @param works in the order of release.
 */
export function inStoryOrder(works: readonly Work[], sequels: readonly Link[]): Work[] {
	const prequels = new Map(works.map(({ id }) => [id, new Set<number>()]))
	for (const { from, to } of sequels) if (prequels.has(from)) prequels.get(to)?.add(from)
	const waiting = [...works]
	const sorted: Work[] = []
	const isDone = new Set<number>()
	while (waiting.length > 0) {
		const free = waiting.findIndex(({ id }) => [...(prequels.get(id) ?? [])].every((prequel) => isDone.has(prequel)))
		const [next] = waiting.splice(Math.max(free, 0), 1)
		if (!next) break
		sorted.push(next)
		isDone.add(next.id)
	}
	return sorted
}

import { LRUCache } from 'lru-cache'
import { type Facets, KINDS, type Kind, SORTS, type Sort } from 'shared-contract'
import { facetsOf } from './facetsOf.ts'
import { conditionsOf, filterKey, type ListingFilter } from './filter.ts'
import { type ListedTitle, ORDERS } from './listedTitle.ts'
import { mergeSorted, sortInSteps } from './merge.ts'

const KEPT_LISTS = 100
const DEFAULT_SORT: Sort = 'rating'

/**
 * The ids of every list, sorted and complete: a page is a slice and the total a length, however long the list and
 * however late the page. Holds what lists know of each title, in each order, and the lists that were asked for lately.
 */
export class ListingIndex {
	#orders: ReadonlyMap<string, ListedTitle[]> = new Map()
	readonly #lists = new LRUCache<string, Int32Array>({ max: KEPT_LISTS })
	readonly #facets = new LRUCache<Kind, Facets>({
		max: KINDS.length,
		memoMethod: (kind) => facetsOf(this.#orders.get(orderKey(kind, 'year')) ?? []),
	})

	/** The ids of a list, in its order. */
	list(filter: ListingFilter): Int32Array {
		const conditions = conditionsOf(filter)
		if (!conditions) return new Int32Array()
		const key = filterKey(filter)
		const known = this.#lists.get(key)
		if (known) return known
		const titles = this.#orders.get(orderKey(filter.kind, filter.sort ?? DEFAULT_SORT)) ?? []
		const listed = titles.filter((title) => conditions.every((holds) => holds(title)))
		const ids = Int32Array.from(listed, ({ id }) => id)
		this.#lists.set(key, ids)
		return ids
	}

	/**
	 * Takes in titles that are new or have changed, and lets go of those that are no more. Lists show all of it or, until
	 * the last step, nothing of it; each `yield` is a place to let others work.
	 */
	*change(put: readonly ListedTitle[], removed: readonly number[]): Generator<void> {
		if (put.length === 0 && removed.length === 0) return
		const touched = new Set([...put.map(({ id }) => id), ...removed])
		const stays = ({ id }: ListedTitle) => !touched.has(id)
		const orders = new Map<string, ListedTitle[]>()
		for (const kind of KINDS) {
			const coming = put.filter((title) => title.kind === kind)
			for (const sort of SORTS) {
				const sorted = yield* sortInSteps(coming, ORDERS[sort])
				const before = this.#orders.get(orderKey(kind, sort)) ?? []
				orders.set(orderKey(kind, sort), mergeSorted(before, stays, sorted, ORDERS[sort]))
				yield
			}
		}
		this.#orders = orders
		this.#lists.clear()
		this.#facets.clear()
	}

	/** What the lists of a kind can be filtered by. */
	facets(kind: Kind): Facets {
		return this.#facets.memo(kind)
	}
}

function orderKey(kind: Kind, sort: Sort): string {
	return `${kind} ${sort}`
}

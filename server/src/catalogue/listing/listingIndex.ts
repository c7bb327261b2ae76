import { type Facets, KINDS, type Kind, SORTS, type Sort } from 'shared-contract'
import { facetsOf } from './facets.ts'
import { conditionsOf, filterKey, type ListingFilter } from './filter.ts'
import { type ListedTitle, ORDERS } from './listedTitle.ts'
import { mergeSorted } from './merge.ts'
import { Recent } from './recent.ts'

const KEPT_LISTS = 100
const DEFAULT_SORT: Sort = 'rating'

/**
 * The ids of every list, sorted and complete: a page is a slice and the total a length, however long the list and
 * however late the page. Holds what lists know of each title, in each order, and the lists that were asked for lately.
 */
export class ListingIndex {
	readonly #titles = new Map<number, ListedTitle>()
	readonly #orders = new Map<string, ListedTitle[]>()
	readonly #lists = new Recent<Int32Array>(KEPT_LISTS)
	readonly #facets = new Recent<Facets>(KINDS.length)

	/** Takes in titles that are new or have changed, and lets go of those that are no more. */
	change(put: readonly ListedTitle[], removed: readonly number[]): void {
		if (put.length === 0 && removed.length === 0) return
		const touched = new Set([...put.map(({ id }) => id), ...removed])
		for (const kind of KINDS) this.#reorder(kind, put, touched)
		for (const id of removed) this.#titles.delete(id)
		for (const title of put) this.#titles.set(title.id, title)
		this.#lists.clear()
		this.#facets.clear()
	}

	#reorder(kind: Kind, put: readonly ListedTitle[], touched: ReadonlySet<number>) {
		const coming = put.filter((title) => title.kind === kind)
		for (const sort of SORTS) {
			const key = `${kind} ${sort}`
			const stays = ({ id }: ListedTitle) => !touched.has(id)
			this.#orders.set(key, mergeSorted(this.#orders.get(key) ?? [], stays, coming, ORDERS[sort]))
		}
	}

	/** The ids of a list, in its order. */
	list(filter: ListingFilter): Int32Array {
		const conditions = conditionsOf(filter)
		if (!conditions) return new Int32Array()
		return this.#lists.get(filterKey(filter), () => {
			const titles = this.#orders.get(`${filter.kind} ${filter.sort ?? DEFAULT_SORT}`) ?? []
			const listed = titles.filter((title) => conditions.every((holds) => holds(title)))
			return Int32Array.from(listed, ({ id }) => id)
		})
	}

	/** What the lists of a kind can be filtered by. */
	facets(kind: Kind): Facets {
		return this.#facets.get(kind, () => facetsOf(this.#orders.get(`${kind} year`) ?? []))
	}
}

import type { HomeLayout } from 'shared-contract'

/** The home page as it is for who has not arranged it. */
export const DEFAULT_LAYOUT: HomeLayout = { order: [], hidden: [] }

/** The ids of rows in a member's order. A row that the order does not name stays behind the one that it follows by default. */
export function arranged(ids: readonly string[], { order }: Pick<HomeLayout, 'order'>): string[] {
	const known = new Set(ids)
	const result = [...new Set(order)].filter((id) => known.has(id))
	ids.forEach((id, index) => {
		if (result.includes(id)) return
		const before = ids[index - 1]
		result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
	})
	return result
}

/** The ids after one of them moved by a place; the same at the ends. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
	const from = ids.indexOf(id)
	const other = ids[from + by]
	return other === undefined ? [...ids] : ids.map((each) => (each === id ? other : each === other ? id : each))
}

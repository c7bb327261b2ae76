/** The items of one year. */
export interface YearGroup<Item> {
	/** Null for announced titles without a year. */
	year: number | null
	items: Item[]
}

/** Groups items by year, in the order in which they come. */
export function byYear<Item>(items: readonly Item[], yearOf: (item: Item) => number | null): YearGroup<Item>[] {
	const groups = new Map<number | null, YearGroup<Item>>()
	for (const item of items) {
		const year = yearOf(item)
		const group = groups.get(year) ?? { year, items: [] }
		groups.set(year, group)
		group.items.push(item)
	}
	return [...groups.values()]
}

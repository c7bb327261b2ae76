/** Swaps the matching item with its neighbour. Returns a copy without change at the edges. */
export function moveItem<Item>(items: readonly Item[], isMeant: (item: Item) => boolean, by: -1 | 1): Item[] {
	const from = items.findIndex(isMeant)
	const [item, other] = [items[from], items[from + by]]
	if (item === undefined || other === undefined) return [...items]
	return items.map((each, index) => (index === from ? other : index === from + by ? item : each))
}

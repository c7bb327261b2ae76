type Order<Item> = (one: Item, other: Item) => number

/** A sorted list after some of its items have gone and others have come; linear in its length. */
export function mergeSorted<Item>(
	sorted: readonly Item[],
	stays: (item: Item) => boolean,
	added: readonly Item[],
	order: Order<Item>,
): Item[] {
	const coming = [...added].sort(order)
	const merged: Item[] = []
	let next = 0
	for (const item of sorted) {
		if (!stays(item)) continue
		for (let come = coming[next]; come !== undefined && order(come, item) < 0; come = coming[next]) {
			merged.push(come)
			next += 1
		}
		merged.push(item)
	}
	for (const item of coming.slice(next)) merged.push(item)
	return merged
}

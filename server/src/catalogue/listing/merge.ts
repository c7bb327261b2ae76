type Order<Item> = (one: Item, other: Item) => number

/** Removes items from a sorted list and merges others in; linear in its length if the others are few or already sorted. */
export function mergeSorted<Item>(
	sorted: readonly Item[],
	isKept: (item: Item) => boolean,
	added: readonly Item[],
	order: Order<Item>,
): Item[] {
	const sortedAdded = [...added].sort(order)
	const merged: Item[] = []
	let next = 0
	for (const item of sorted) {
		if (!isKept(item)) continue
		for (
			let addition = sortedAdded[next];
			addition !== undefined && order(addition, item) < 0;
			addition = sortedAdded[next]
		) {
			merged.push(addition)
			next += 1
		}
		merged.push(item)
	}
	for (const item of sortedAdded.slice(next)) merged.push(item)
	return merged
}

const RUN_LENGTH = 1_500

/** Merge sort in steps; each `yield` is a point to let requests run. */
export function* sortInSteps<Item>(items: readonly Item[], order: Order<Item>): Generator<void, Item[]> {
	let runs: Item[][] = []
	for (let from = 0; from < items.length; from += RUN_LENGTH) {
		runs.push(items.slice(from, from + RUN_LENGTH).sort(order))
		yield
	}
	while (runs.length > 1) {
		const merged: Item[][] = []
		for (let index = 0; index < runs.length; index += 2) {
			merged.push(mergeSorted(runs[index] ?? [], () => true, runs[index + 1] ?? [], order))
			yield
		}
		runs = merged
	}
	return runs[0] ?? []
}

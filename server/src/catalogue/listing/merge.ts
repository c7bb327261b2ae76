type Order<Item> = (one: Item, other: Item) => number

/** A sorted list after some of its items have gone and others have come; linear in its length where those are sorted or few. */
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

const RUN = 1_500

/** Sorts a long list a piece at a time; each `yield` is a place to let others work. */
export function* sortInSteps<Item>(items: readonly Item[], order: Order<Item>): Generator<void, Item[]> {
	let runs: Item[][] = []
	for (let from = 0; from < items.length; from += RUN) {
		runs.push(items.slice(from, from + RUN).sort(order))
		yield
	}
	while (runs.length > 1) {
		const merged: Item[][] = []
		for (let place = 0; place < runs.length; place += 2) {
			merged.push(mergeSorted(runs[place] ?? [], () => true, runs[place + 1] ?? [], order))
			yield
		}
		runs = merged
	}
	return runs[0] ?? []
}

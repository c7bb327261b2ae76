/** So many neighbours make a run. */
const RUN_MIN = 3

/** An item alone, or neighbours that share the key. The latest is the first. */
export interface Run<Item> {
	readonly key: string | undefined
	readonly items: readonly [Item, ...Item[]]
}

/** Joins neighbours that share one of their keys. An item without keys stays alone. */
export function joinRuns<Item>(
	items: readonly Item[],
	keysOf: (item: Item) => readonly (string | false)[],
): Run<Item>[] {
	const runs: { keys: readonly (string | false)[]; items: [Item, ...Item[]] }[] = []
	for (const item of items) {
		const keys = keysOf(item).filter((key) => key !== false)
		const last = runs.at(-1)
		const common = keys.filter((key) => last?.keys.includes(key))
		if (last && common.length > 0) {
			last.items.push(item)
			last.keys = common
		} else runs.push({ keys, items: [item] })
	}
	return runs.flatMap(({ keys: [key = false], items }): Run<Item>[] =>
		items.length < RUN_MIN || key === false
			? items.map((item) => ({ key: undefined, items: [item] }))
			: [{ key, items }],
	)
}

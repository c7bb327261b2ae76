/** How the items of a list are told apart and compared. */
export interface ItemRules<Item> {
	/** Two items with the same key are one. */
	key(item: Item): string
	/** The text of an item by which it is compared. */
	text(item: Item): string
}

/**
 * Merges a change of a list into its current items, item by item, so that two members who add, change or remove different
 * items lose nothing. The order of `to` holds; items that it does not know stay behind the item that they followed.
 *
 * @returns the merged items; null if an item that the change touches is no longer what its editor saw.
 */
export function mergeList<Item>(
	current: readonly Item[],
	from: readonly Item[],
	to: readonly Item[],
	{ key, text }: ItemRules<Item>,
): Item[] | null {
	const byKey = (items: readonly Item[]) => new Map(items.map((item) => [key(item), item]))
	const [now, old, wanted] = [byKey(current), byKey(from), byKey(to)]
	const textOf = (item: Item | undefined) => (item === undefined ? '' : text(item))
	for (const name of new Set([...old.keys(), ...wanted.keys()])) {
		const [is, was, willBe] = [now.get(name), old.get(name), wanted.get(name)].map(textOf)
		if (was !== willBe && is !== was && is !== willBe) return null
	}
	// What the editor neither saw nor wrote is of another member, and stays; so does what another member removed.
	const merged = to.filter((item) => now.has(key(item)) || textOf(old.get(key(item))) !== text(item))
	const kept = merged.map((item) => {
		const name = key(item)
		return textOf(old.get(name)) === text(item) ? (now.get(name) ?? item) : item
	})
	return withOthers(kept, current, (item) => !old.has(key(item)) && !wanted.has(key(item)), key)
}

function withOthers<Item>(
	kept: readonly Item[],
	current: readonly Item[],
	isOther: (item: Item) => boolean,
	key: (item: Item) => string,
): Item[] {
	const merged = [...kept]
	current.forEach((item, index) => {
		if (!isOther(item)) return
		const before = current.slice(0, index).map(key)
		const place = merged.findLastIndex((other) => before.includes(key(other)))
		merged.splice(place + 1, 0, item)
	})
	return merged
}

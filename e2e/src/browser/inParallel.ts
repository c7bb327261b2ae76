/** Does something with each, eight at a time, and gives what came of it in their order. */
export async function inParallel<Item, Result>(
	items: readonly Item[],
	does: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = []
	let next = 0
	const work = async () => {
		for (let index = next++; index < items.length; index = next++) {
			const item = items[index]
			if (item !== undefined) results[index] = await does(item, index)
		}
	}
	await Promise.all(Array.from({ length: 8 }, work))
	return results
}

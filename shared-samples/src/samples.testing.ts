/** The current date of the samples. */
export const TODAY = '2026-11-21'

/** The duplicates of a list. */
export function repeated<Value extends string | number>(values: readonly Value[]): Value[] {
	return values.filter((value, at) => values.indexOf(value) !== at)
}

export function count<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
	return items.filter(matches).length
}

/** All texts in nested data, with the names of fields. */
export function textsOf(data: unknown): string[] {
	if (typeof data === 'string') return [data]
	return data !== null && typeof data === 'object' ? Object.entries(data).flat().flatMap(textsOf) : []
}

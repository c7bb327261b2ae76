import { SAMPLES } from './index.ts'

/** The current date of the samples. */
export const TODAY = '2026-11-21'

export const titleKeys: ReadonlySet<string> = new Set(SAMPLES.titles.map(({ key }) => key))
export const memberKeys: ReadonlySet<string> = new Set(SAMPLES.members.map(({ key }) => key))

/** The duplicates of a list. */
export function repeated<Value extends string | number>(values: readonly Value[]): Value[] {
	return values.filter((value, at) => values.indexOf(value) !== at)
}

export function count<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
	return items.filter(matches).length
}

/** All texts in nested data. */
export function textsOf(data: unknown): string[] {
	if (typeof data === 'string') return [data]
	return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsOf) : []
}

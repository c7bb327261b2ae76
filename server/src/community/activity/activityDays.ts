/** Days in the activity calendar: 53 whole weeks cover any year. */
export const YEAR_DAYS = 371

export interface QuarterCount {
	/** Start of the quarter of an hour, in milliseconds. Every time zone offset is a multiple of 15 minutes. */
	quarter: number
	count: number
}

/** Sums counts per quarter of an hour into counts per local day, in order, limited to `first` to `last`. */
export function countByDay(
	quarters: readonly QuarterCount[],
	format: (ms: number) => string,
	first: string,
	last: string,
) {
	const days = new Map<string, number>()
	for (const { quarter, count } of quarters) {
		const date = format(quarter)
		if (date >= first && date <= last) days.set(date, (days.get(date) ?? 0) + count)
	}
	return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([date, count]) => ({ date, count }))
}

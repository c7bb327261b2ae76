/** The upper bounds of the histogram of load times, in milliseconds. The last step also counts slower loads. */
export const STEPS_MS = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const
const LONGEST_MS = STEPS_MS.at(-1) ?? 0

/** The histogram step of a load time. */
export function stepOf(ms: number): number {
	return STEPS_MS.find((step) => ms <= step) ?? LONGEST_MS
}

/**
 * A percentile of load times, interpolated linearly within a step. Null without loads.
 *
 * @param counts loads by their step
 */
export function loadTimePercentile(counts: ReadonlyMap<number, number>, share: number): number | null {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
	if (total === 0) return null
	let left = share * total
	let from = 0
	for (const step of STEPS_MS) {
		const count = counts.get(step) ?? 0
		if (count > 0 && left <= count) return Math.round(from + (step - from) * (left / count))
		left -= count
		from = step
	}
	return LONGEST_MS
}

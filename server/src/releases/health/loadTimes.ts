/** The steps by which load times are counted, milliseconds: the last one holds whatever took longer too. */
export const STEPS_MS = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const
const LONGEST_MS = STEPS_MS.at(-1) ?? 0

/** The step that a load belongs to. */
export function stepOf(ms: number): number {
	return STEPS_MS.find((step) => ms <= step) ?? LONGEST_MS
}

/**
 * The time within which a share of loads were there, as far as steps can tell: between two of them it is taken to grow
 * evenly. Nothing where there were no loads.
 *
 * @param counts loads by their step
 */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | null {
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

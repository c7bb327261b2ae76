/** The step of a histogram that counts a value; the last also counts what is above. */
export function stepIn(steps: readonly number[], value: number): number {
	return steps.find((step) => value <= step) ?? steps.at(-1) ?? 0
}

/**
 * A percentile, interpolated linearly within a step. Null without values.
 *
 * @param counts values by their step
 * @param share 0 to 1
 */
export function percentile(
	steps: readonly number[],
	counts: ReadonlyMap<number, number>,
	share: number,
): number | null {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
	if (total === 0) return null
	let left = share * total
	let from = 0
	for (const step of steps) {
		const count = counts.get(step) ?? 0
		if (count > 0 && left <= count) return from + (step - from) * (left / count)
		left -= count
		from = step
	}
	return from
}

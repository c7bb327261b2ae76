/** The percentile by nearest rank: the least of the values that a share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((one, other) => one - other)
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Formats `median (min to max)` with the given digits. */
export function spread(values: readonly number[], digits = 2): string {
	const text = (value: number) => value.toFixed(digits)
	return `${text(median(values))} (${text(Math.min(...values))} to ${text(Math.max(...values))})`
}

/** The spread of ratios; a dash if the median is not a finite number. */
export function ratio(values: readonly number[]): string {
	return Number.isFinite(median(values)) ? spread(values) : '–'
}

/** A Markdown table. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
	return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

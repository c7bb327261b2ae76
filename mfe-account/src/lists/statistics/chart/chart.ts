/** A bar of a chart, or several beside each other, one of each series. */
export interface ChartBar {
	key: string
	/** Its full name, as the table and screen readers have it. */
	label: string
	/** What stands below a column, where space is short; nothing for an empty text. Default: the label. */
	short?: string
	values: readonly number[]
	/** Where the name of a row leads. */
	href?: string
}

export interface ChartProps {
	/** What the chart shows; the caption of its table. */
	label: string
	/** What the bars are: the first column of the table. */
	of: string
	/** The names of the values. */
	series: readonly string[]
	bars: readonly ChartBar[]
	format?: ((value: number) => string) | undefined
}

/** A bar in words: `março de 2026: Episódios 34, Capítulos 2`. */
export function barText(
	{ label, values }: ChartBar,
	series: readonly string[],
	format: (value: number) => string,
): string {
	return `${label}: ${values.map((value, index) => `${series[index]} ${format(value)}`).join(', ')}`
}

/** The place that a key moves to among so many bars; undefined for other keys and beyond the edges. */
export function barBeside(key: string, at: number, count: number): number | undefined {
	const next = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[
		key
	]
	return next !== undefined && next >= 0 && next < count ? next : undefined
}

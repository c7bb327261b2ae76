import { useCallback } from 'react'
import { ChartFigure } from './ChartFigure.tsx'
import type { ChartProps } from './chart.ts'
import { Column, ColumnFills, ColumnName, Columns, Fill } from './chartStyles.ts'
import { useBars } from './useBars.ts'

/** Bars that stand beside each other, as for months, years and scores. A long row begins at its end. */
export function ColumnChart(props: ChartProps) {
	const { bars, series } = props
	const { group, bar, share, read } = useBars(props)
	const { ref, ...attributes } = group
	const attach = useCallback(
		(columns: HTMLDivElement | null) => {
			ref.current = columns
			if (columns) columns.scrollLeft = columns.scrollWidth
		},
		[ref],
	)
	return (
		<ChartFigure {...props} read={read}>
			<Columns ref={attach} {...attributes}>
				{bars.map(({ key, label, short, values }, index) => (
					<Column key={key} {...bar(key, index)}>
						<ColumnFills>
							{series.map((name, at) => (
								<Fill key={name} $hollow={at > 0} style={share(values[at] ?? 0)} />
							))}
						</ColumnFills>
						<ColumnName>{short ?? label}</ColumnName>
					</Column>
				))}
			</Columns>
		</ChartFigure>
	)
}

import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ChartFigure } from './ChartFigure.tsx'
import type { ChartProps } from './chart.ts'
import { Fill, RowBar, RowName, Rows, RowValue } from './chartStyles.ts'
import { useBars } from './useBars.ts'

/** Bars that lie one below the other with their names, as for genres and studios. */
export function RowChart(props: ChartProps) {
	const { bars, series } = props
	const { group, bar, share, read, written } = useBars(props)
	return (
		<ChartFigure {...props} read={read}>
			<Rows {...group}>
				{bars.map(({ key, label, values, href }, index) => (
					<Fragment key={key}>
						<RowName aria-hidden={href === undefined}>
							{href === undefined ? label : <Link to={href}>{label}</Link>}
						</RowName>
						<RowBar {...bar(key, index)}>
							{series.map((name, at) => (
								<Fill key={name} $hollow={at > 0} style={share(values[at] ?? 0)} />
							))}
						</RowBar>
						<RowValue aria-hidden="true">{values.map(written).join(' · ')}</RowValue>
					</Fragment>
				))}
			</Rows>
		</ChartFigure>
	)
}

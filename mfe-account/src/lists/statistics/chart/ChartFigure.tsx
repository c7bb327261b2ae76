import type { ReactNode } from 'react'
import { useFormats, useTranslations } from 'shared-i18n'
import { statisticsTranslations } from '../statisticsTranslations.ts'
import type { ChartProps } from './chart.ts'
import { Details, Figure, Fill, Legend, Line } from './chartStyles.ts'

interface ChartFigureProps extends ChartProps {
	/** The bar that the reader points at, in words. */
	read: string | undefined
	children: ReactNode
}

/** What every chart has: its legend, the bar that is read, and the same values as a table. */
export function ChartFigure({ label, of, series, bars, format, read, children }: ChartFigureProps) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const written = format ?? formats.number
	return (
		<Figure>
			{series.length > 1 && (
				<Legend aria-hidden="true">
					{series.map((name, index) => (
						<li key={name}>
							<Fill $hollow={index > 0} />
							{name}
						</li>
					))}
				</Legend>
			)}
			{children}
			<Line aria-hidden="true">{read ?? t('chart.hint')}</Line>
			<Details>
				<summary>{t('chart.table')}</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached from the keyboard */}
				<section aria-label={t('chart.tableOf', { label })} tabIndex={0}>
					<table>
						<caption>{label}</caption>
						<thead>
							<tr>
								<th scope="col">{of}</th>
								{series.map((name) => (
									<th key={name} scope="col">
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{bars.map((bar) => (
								<tr key={bar.key}>
									<th scope="row">{bar.label}</th>
									{series.map((name, index) => (
										<td key={name}>{written(bar.values[index] ?? 0)}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</Details>
		</Figure>
	)
}

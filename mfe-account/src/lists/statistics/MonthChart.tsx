import type { MonthFigures } from 'shared-contract'
import { LANGUAGE_TAGS } from 'shared-contract'
import { dateFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Section } from 'shared-ui'
import { ColumnChart } from './chart/ColumnChart.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** Episodes and chapters by month. The months of one year have their names below, those of several the years. */
export function MonthChart({ months }: { months: readonly MonthFigures[] }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const tag = LANGUAGE_TAGS[useLocale()]
	if (months.length === 0) return null
	const isOneYear = new Set(months.map(({ month }) => month.slice(0, 4))).size === 1
	const name = dateFormat(tag, { month: 'short', timeZone: 'UTC' })
	const shortName = (month: string) => name.format(Date.parse(`${month}-01`)).replace('.', '')
	const yearName = (month: string) => (month.endsWith('-01') ? month.slice(0, 4) : '')
	const series = (['episodes', 'chapters'] as const).filter((of) => months.some((month) => month[of] > 0))
	return (
		<Section title={t('stats.months')}>
			<ColumnChart
				label={t('stats.months')}
				of={t('stats.month')}
				series={series.map((of) => t(`stats.${of}`))}
				bars={months.map((figures) => ({
					key: figures.month,
					label: formats.date(figures.month),
					short: isOneYear ? shortName(figures.month) : yearName(figures.month),
					values: series.map((of) => figures[of]),
				}))}
			/>
		</Section>
	)
}

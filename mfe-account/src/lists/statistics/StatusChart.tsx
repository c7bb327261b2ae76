import { ENTRY_STATUSES, type MemberStatistics } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Section } from 'shared-ui'
import { RowChart } from './chart/RowChart.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** The entries of a list by status, of anime and manga where it has both. */
export function StatusChart({ statuses }: Pick<MemberStatistics, 'statuses'>) {
	const t = useTranslations(statisticsTranslations)
	const kinds = (['anime', 'manga'] as const).filter((kind) =>
		ENTRY_STATUSES.some((status) => statuses[kind][status] > 0),
	)
	return (
		<Section title={t('stats.statuses')}>
			<RowChart
				label={t('stats.statuses')}
				of={t('stats.status')}
				series={kinds.map((kind) => t(`stats.kind.${kind}`))}
				bars={ENTRY_STATUSES.map((status) => ({
					key: status,
					label: t(`stats.status.${status}`),
					values: kinds.map((kind) => statuses[kind][status]),
				}))}
			/>
		</Section>
	)
}

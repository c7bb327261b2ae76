import { entityPath, type MemberStatistics } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Section } from 'shared-ui'
import type { ChartBar } from './chart/chart.ts'
import { RowChart } from './chart/RowChart.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

type Makers = Pick<MemberStatistics, 'genres' | 'studios' | 'staff' | 'voices'>

/** The most frequent genres, studios, makers and voices of a list; what is unknown of all titles is left out. */
export function MakerCharts({ makers }: { makers: Makers }) {
	const t = useTranslations(statisticsTranslations)
	const shared = useTranslations(common)
	const entities = (part: 'studios' | 'staff' | 'voices'): ChartBar[] =>
		makers[part].map(({ id, name, titles }) => ({
			key: String(id),
			label: name,
			values: [titles],
			href: entityPath(part === 'studios' ? 'studio' : 'person', id),
		}))
	const parts = {
		genres: makers.genres.map(({ genre, titles }) => ({
			key: genre,
			label: shared(`genre.${genre}`),
			values: [titles],
		})),
		studios: entities('studios'),
		staff: entities('staff'),
		voices: entities('voices'),
	}
	return (['genres', 'studios', 'staff', 'voices'] as const).map(
		(part) =>
			parts[part].length > 0 && (
				<Section key={part} title={t(`stats.${part}`)}>
					<RowChart label={t(`stats.${part}`)} of={t('stats.name')} series={[t('stats.titles')]} bars={parts[part]} />
				</Section>
			),
	)
}

import type { Dashboard } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { EditIcon, PlayIcon } from 'shared-ui'
import { BookIcon, NewsIcon } from 'shared-ui/parts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { Figure, Figures } from './style.ts'

const FIGURES = ['animes', 'edits', 'news', 'mangas'] as const
const ICONS = { animes: PlayIcon, edits: EditIcon, news: NewsIcon, mangas: BookIcon }

/** The statistics of a contributor. */
export function StatCards({ stats }: { stats: Dashboard['stats'] }) {
	const t = useTranslations(dashboardTranslations)
	const formats = useFormats()
	return (
		<section aria-label={t('dashboard.stats')}>
			<Figures>
				{FIGURES.map((name) => {
					const Icon = ICONS[name]
					return (
						<Figure key={name}>
							<dt>
								<Icon size={16} />
								{t(`dashboard.stat.${name}`)}
							</dt>
							<dd>{formats.number(stats[name])}</dd>
						</Figure>
					)
				})}
			</Figures>
		</section>
	)
}

import { useTranslations } from 'shared-i18n'
import { LinkButton, PlayIcon, Section } from 'shared-ui'
import { FilmIcon } from 'shared-ui/controls'
import { BookIcon, NewsIcon } from 'shared-ui/parts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { Actions } from './style.ts'

const FORMS = ['anime', 'manga', 'movie', 'news'] as const
const ICONS = { anime: PlayIcon, manga: BookIcon, movie: FilmIcon, news: NewsIcon }

/** Links to the creation forms. */
export function QuickActions() {
	const t = useTranslations(dashboardTranslations)
	return (
		<Section title={t('dashboard.quick')}>
			<Actions>
				{FORMS.map((form) => {
					const Icon = ICONS[form]
					return (
						<li key={form}>
							<LinkButton to={`/add/${form}`} wide>
								<Icon size={18} />
								{t(`add.${form}.title`)}
							</LinkButton>
						</li>
					)
				})}
			</Actions>
		</Section>
	)
}

import type { Home } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { EmptyState } from 'shared-ui'
import { frontTranslations } from './frontTranslations.ts'

/** What a home page shows in place of the catalogue's rows while the catalogue is empty; otherwise nothing. */
export function EmptyCatalogue({ home }: { home: Home }) {
	const t = useTranslations(frontTranslations)
	if (home.popular.length + home.mangas.length + home.news.length > 0) return null
	return <EmptyState title={t('home.empty.title')} text={t('home.empty.text')} />
}

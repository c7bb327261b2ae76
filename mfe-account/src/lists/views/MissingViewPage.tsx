import { useLoaderData } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { listTranslations } from '../listTranslations.ts'
import { MissingPage } from '../MissingPage.tsx'

/** The page of a view that the reader may not open, or that did not load; any other view leads to its list. */
export function MissingViewPage() {
	const t = useTranslations(listTranslations)
	return (
		<MissingPage
			outcome={useLoaderData<Outcome<unknown>>()}
			notFound={t('views.notFound')}
			text={t('views.notFound.text')}
			failed={t('views.notLoaded')}
		/>
	)
}

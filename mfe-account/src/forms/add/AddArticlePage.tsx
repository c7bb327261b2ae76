import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { AddLayout } from './AddLayout.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import { addTranslations } from './addTranslations.ts'
import type { AddLoaderData } from './loadCreationForm.ts'

/** The page that publishes a news article. */
export function AddArticlePage() {
	const t = useTranslations(addTranslations)
	const { revalidate } = useRevalidator()
	const start = useLoaderData<AddLoaderData>()
	return (
		<AddLayout form="news" isWide>
			{start.state === 'done' ? (
				<ArticleForm {...start.answer} />
			) : (
				<FailurePanel title={t('add.failed')} onRetry={revalidate} />
			)}
		</AddLayout>
	)
}

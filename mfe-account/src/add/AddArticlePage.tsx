import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { AddLayout } from './AddLayout.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import type { AddLoaderData } from './loadCreationForm.ts'

/** The page that publishes a news article. */
export function AddArticlePage() {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	const start = useLoaderData<AddLoaderData>()
	return (
		<AddLayout form="news" isWide>
			{start.state === 'done' ? (
				<ArticleForm remotePictures={start.answer.remotePictures} />
			) : (
				<FailurePanel title={t('add.failed')} onRetry={revalidate} />
			)}
		</AddLayout>
	)
}

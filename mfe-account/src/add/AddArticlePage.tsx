import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { AddFrame } from './AddFrame.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import type { AddArrival } from './loadAdd.ts'

/** The screen that publishes an article. */
export function AddArticlePage() {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	const start = useLoaderData<AddArrival>()
	return (
		<AddFrame form="news" isWide>
			{start.state === 'done' ? (
				<ArticleForm remotePictures={start.answer.remotePictures} />
			) : (
				<FailurePanel title={t('add.failed')} onRetry={revalidate} />
			)}
		</AddFrame>
	)
}

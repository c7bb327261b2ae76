import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { AddFrame } from './AddFrame.tsx'
import type { AddArrival } from './loadAdd.ts'
import { TitleForm } from './TitleForm.tsx'
import type { TitleFormName } from './titleForms.ts'

/** The screen that adds an anime, a manga or a film. */
export function AddTitlePage({ form }: { form: TitleFormName }) {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	const start = useLoaderData<AddArrival>()
	return (
		<AddFrame form={form}>
			{start.state === 'done' ? (
				<TitleForm key={form} form={form} {...start.answer} />
			) : (
				<FailurePanel title={t('add.failed')} onRetry={revalidate} />
			)}
		</AddFrame>
	)
}

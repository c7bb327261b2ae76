import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { AddLayout } from './AddLayout.tsx'
import { addTranslations } from './addTranslations.ts'
import type { AddLoaderData } from './loadCreationForm.ts'
import { TitleForm } from './TitleForm.tsx'
import type { TitleFormName } from './titleForms.ts'

/** The page that adds an anime, a manga or a film. */
export function AddTitlePage({ form }: { form: TitleFormName }) {
	const t = useTranslations(addTranslations)
	const { revalidate } = useRevalidator()
	const start = useLoaderData<AddLoaderData>()
	return (
		<AddLayout form={form}>
			{start.state === 'done' ? (
				<TitleForm key={form} form={form} {...start.answer} />
			) : (
				<FailurePanel title={t('add.failed')} onRetry={revalidate} />
			)}
		</AddLayout>
	)
}

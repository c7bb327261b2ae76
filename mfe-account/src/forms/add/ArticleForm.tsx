import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, Remote } from 'shared-composition'
import { type FormOptions, tabDraft } from 'shared-composition/form'
import {
	ArticleCreation,
	type Created,
	checkArticle,
	createArticleRoute,
	NEWS_CATEGORIES,
	NEWS_SUMMARY_MAX_LENGTH,
} from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Badge, Cluster, Meta, Panel, Section, SkeletonText, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { createArticlePreview } from './articlePreviewStore.ts'
import { ContentField } from './ContentField.tsx'
import { CreationForm } from './CreationForm.tsx'
import { CreationSuccess } from './CreationSuccess.tsx'
import { PictureField, type RemotePictures } from './PictureField.tsx'
import { EditorLayout } from './style.ts'
import { useCreation } from './useCreation.ts'

// A content that is too long to be sent is kept too.
const Draft = object({ ...ArticleCreation.properties, content: string() })
const initialValues = (): ArticleCreation => ({
	category: 'releases',
	title: '',
	summary: '',
	content: '',
	imageUrl: '',
})

/** The options of the article form. */
const ARTICLE_FORM: FormOptions<ArticleCreation, Created> = {
	initialValues,
	draft: tabDraft('add:news', Draft, initialValues),
	validate(fields) {
		const checked = checkArticle(fields)
		return 'value' in checked ? {} : checked.fields
	},
	submit: (fields, idempotencyKey) => act(createArticleRoute, { body: fields }, { idempotencyKey }),
}

/** The article form, with a live preview beside it. */
export function ArticleForm({ remotePictures, copiesPictures }: RemotePictures) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const creation = useCreation('news', () => ARTICLE_FORM)
	const { values, created, set, setError, clear } = creation

	if (created) return <CreationSuccess form="news" {...created} onAnother={clear} />
	return (
		<EditorLayout>
			<CreationForm creation={creation}>
				<Panel>
					<Stack $gap={4}>
						<TextField label={t('add.field.title')} required autoComplete="off" {...creation.text('title')} />
						<Select
							label={t('add.field.category')}
							options={NEWS_CATEGORIES.map((category) => ({ value: category, label: shared(`news.${category}`) }))}
							{...creation.select('category')}
						/>
						<TextArea
							label={t('add.field.summary')}
							required
							rows={3}
							hint={`${formats.number([...values.summary].length)} / ${formats.number(NEWS_SUMMARY_MAX_LENGTH)}`}
							{...creation.text('summary')}
						/>
						<PictureField
							field="imageUrl"
							purpose="article"
							isRequired
							{...{ creation, remotePictures, copiesPictures }}
						/>
						<ContentField
							content={values.content}
							error={creation.error('content')}
							onContent={(content) => set({ content })}
							onRefuse={(code) => setError('content', code)}
						/>
					</Stack>
				</Panel>
			</CreationForm>
			<ArticlePreview fields={values} />
		</EditorLayout>
	)
}

/** The article as its page will show it, sanitised by the server. */
function ArticlePreview({ fields: { title, summary, category, content } }: { fields: ArticleCreation }) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const [preview] = useState(createArticlePreview)
	const state = useStore(preview.$state)

	useEffect(() => preview.show(content), [preview, content])
	useEffect(() => preview.stop, [preview])

	return (
		<Section title={t('add.preview')}>
			<Panel>
				<Stack $gap={4}>
					<Cluster $gap={3}>
						<Badge>{shared(`news.${category}`)}</Badge>
						{state.state === 'shown' && <Meta>{t('add.preview.minutes', { count: state.readMinutes })}</Meta>}
					</Cluster>
					{title.trim() !== '' && <h3 dir="auto">{title}</h3>}
					{summary.trim() !== '' && (
						<Meta as="p" dir="auto">
							{summary}
						</Meta>
					)}
					{state.state === 'empty' && <Meta as="p">{t('add.preview.empty')}</Meta>}
					{state.state === 'failed' && <FailurePanel title={t('add.preview.failed')} onRetry={preview.retry} />}
					{state.state === 'shown' && (
						<Remote name="mfe-catalogue/ArticleBody" html={state.html} skeleton={<SkeletonText lines={5} />} />
					)}
				</Stack>
			</Panel>
		</Section>
	)
}

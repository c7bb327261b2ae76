import { NEWS_CATEGORIES, NEWS_SUMMARY_MAX_LENGTH } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Panel, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { ArticlePreview } from './ArticlePreview.tsx'
import { addTranslations } from './addTranslations.ts'
import { ARTICLE_FORM } from './articleForm.ts'
import { ContentField } from './ContentField.tsx'
import { CreationForm } from './CreationForm.tsx'
import { CreationSuccess } from './CreationSuccess.tsx'
import { PictureField, type RemotePictures } from './PictureField.tsx'
import { EditorLayout } from './style.ts'
import { useCreation } from './useCreation.ts'

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

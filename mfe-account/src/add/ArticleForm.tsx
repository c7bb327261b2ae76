import { NEWS_CATEGORIES, NEWS_SUMMARY_MAX_LENGTH } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { Panel, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import { ARTICLE_FORM } from './articleForm.ts'
import { ContentField } from './ContentField.tsx'
import { CreationSheets } from './CreationSheets.tsx'
import { Made } from './Made.tsx'
import { PictureField } from './PictureField.tsx'
import { Desk } from './style.ts'
import { useCreation } from './useCreation.ts'

/** Writes an article, with how it will look beside it. */
export function ArticleForm({ remotePictures }: { remotePictures: boolean }) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const creation = useCreation('news', () => ARTICLE_FORM)
	const { values, errors, made, set, setError, clear } = creation

	if (made) return <Made form="news" path={made.path} onAnother={clear} />
	return (
		<Desk>
			<CreationSheets creation={creation}>
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
							label={t('add.field.imageUrl')}
							purpose="article"
							isRequired
							url={values.imageUrl}
							error={errors.imageUrl}
							remotePictures={remotePictures}
							onUrl={(imageUrl) => set({ imageUrl })}
							onRefuse={(code) => setError('imageUrl', code)}
						/>
						<ContentField
							content={values.content}
							error={errors.content}
							onContent={(content) => set({ content })}
							onRefuse={(code) => setError('content', code)}
						/>
					</Stack>
				</Panel>
			</CreationSheets>
			<ArticlePreview fields={values} />
		</Desk>
	)
}

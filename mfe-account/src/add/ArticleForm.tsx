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
	const { fields, errors, stage, errorOf, type, refuse, clear } = creation

	if (stage.kind === 'made') return <Made form="news" path={stage.path} onAnother={clear} />
	return (
		<Desk>
			<CreationSheets creation={creation}>
				<Panel>
					<Stack $gap={4}>
						<TextField
							label={t('add.field.title')}
							required
							autoComplete="off"
							value={fields.title}
							error={errorOf('title')}
							onChange={(event) => type({ title: event.target.value })}
						/>
						<Select
							label={t('add.field.category')}
							options={NEWS_CATEGORIES.map((category) => ({ value: category, label: shared(`news.${category}`) }))}
							value={fields.category}
							error={errorOf('category')}
							onSelect={(category) => type({ category })}
						/>
						<TextArea
							label={t('add.field.summary')}
							required
							rows={3}
							value={fields.summary}
							hint={`${formats.number([...fields.summary].length)} / ${formats.number(NEWS_SUMMARY_MAX_LENGTH)}`}
							error={errorOf('summary')}
							onChange={(event) => type({ summary: event.target.value })}
						/>
						<PictureField
							label={t('add.field.imageUrl')}
							purpose="article"
							isRequired
							url={fields.imageUrl}
							error={errors.imageUrl}
							remotePictures={remotePictures}
							onUrl={(imageUrl) => type({ imageUrl })}
							onRefuse={(code) => refuse('imageUrl', code)}
						/>
						<ContentField
							content={fields.content}
							error={errors.content}
							onContent={(content) => type({ content })}
							onRefuse={(code) => refuse('content', code)}
						/>
					</Stack>
				</Panel>
			</CreationSheets>
			<ArticlePreview fields={fields} />
		</Desk>
	)
}

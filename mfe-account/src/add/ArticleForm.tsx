import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { NEWS_CATEGORIES, NEWS_SUMMARY_MAX_LENGTH } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { Button, Panel, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import { ARTICLE_FORM } from './articleForm.ts'
import { ContentField } from './ContentField.tsx'
import { createCreationForm } from './creationForm.ts'
import { focusFirstWrong } from './focusFirstWrong.ts'
import { Made } from './Made.tsx'
import { PictureField } from './PictureField.tsx'
import { Restored } from './Restored.tsx'
import { tellOfCreation } from './send.ts'
import { Desk, Foot, Sheets } from './style.ts'

/** Writes an article, with how it will look beside it. */
export function ArticleForm({ remotePictures }: { remotePictures: boolean }) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const [store] = useState(() => createCreationForm(ARTICLE_FORM))
	const { fields, errors, stage, isRestored } = useStore(store.$state)
	const errorOf = (field: string) => {
		const code = errors[field]
		return code && shared(`errors.${code}`)
	}

	async function send(event: FormEvent<HTMLElement>) {
		event.preventDefault()
		const sheets = event.currentTarget
		tellOfCreation(await store.send(), { success: t('add.news.done'), check: t('add.check') })
		focusFirstWrong(sheets)
	}

	if (stage.kind === 'made') return <Made form="news" path={stage.path} onAnother={store.clear} />
	return (
		<Desk>
			<Sheets noValidate onSubmit={(event) => void send(event)}>
				{isRestored && <Restored onDiscard={store.clear} />}
				<Panel>
					<Stack $gap={4}>
						<TextField
							label={t('add.field.title')}
							required
							autoComplete="off"
							value={fields.title}
							error={errorOf('title')}
							onChange={(event) => store.type({ title: event.target.value })}
						/>
						<Select
							label={t('add.field.category')}
							options={NEWS_CATEGORIES.map((category) => ({ value: category, label: shared(`news.${category}`) }))}
							value={fields.category}
							error={errorOf('category')}
							onSelect={(category) => store.type({ category })}
						/>
						<TextArea
							label={t('add.field.summary')}
							required
							rows={3}
							value={fields.summary}
							hint={`${formats.number([...fields.summary].length)} / ${formats.number(NEWS_SUMMARY_MAX_LENGTH)}`}
							error={errorOf('summary')}
							onChange={(event) => store.type({ summary: event.target.value })}
						/>
						<PictureField
							label={t('add.field.imageUrl')}
							purpose="article"
							isRequired
							url={fields.imageUrl}
							error={errors.imageUrl}
							remotePictures={remotePictures}
							onUrl={(imageUrl) => store.type({ imageUrl })}
							onRefuse={(code) => store.refuse('imageUrl', code)}
						/>
						<ContentField
							content={fields.content}
							error={errors.content}
							onContent={(content) => store.type({ content })}
							onRefuse={(code) => store.refuse('content', code)}
						/>
					</Stack>
				</Panel>
				<Foot>
					<Button type="submit" variant="primary" size="lg" loading={stage.kind === 'sending'}>
						{t('add.news.title')}
					</Button>
				</Foot>
			</Sheets>
			<ArticlePreview fields={fields} />
		</Desk>
	)
}

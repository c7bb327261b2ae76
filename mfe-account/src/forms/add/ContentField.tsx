import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { uploadPicture } from 'shared-composition/upload'
import { type ErrorCode, PICTURE_TYPES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ExternalLinkIcon, IconButton, ImageIcon, ListIcon, Stack } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { applyReplacement } from './applyReplacement.ts'
import { applyMark, insertPicture, MARKS, type Mark } from './marks.ts'
import { ContentEditor, FieldLabel, Toolbar } from './style.ts'

const SIGNS: Record<Mark, ReactNode> = {
	bold: <strong>B</strong>,
	italic: <em>I</em>,
	heading: <strong>H</strong>,
	list: <ListIcon size={18} />,
	link: <ExternalLinkIcon size={18} />,
	quote: <strong>“”</strong>,
}

interface ContentFieldProps {
	content: string
	error: ErrorCode | undefined
	onContent: (content: string) => void
	onRefuse: (code: ErrorCode) => void
}

/** The content of an article as HTML, with a formatting toolbar. */
export function ContentField({ content, error, onContent, onRefuse }: ContentFieldProps) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const area = useRef<HTMLTextAreaElement>(null)
	const file = useRef<HTMLInputElement>(null)
	const [sending, setSending] = useState(false)

	const selectionOf = (field: HTMLTextAreaElement) => ({
		text: field.value,
		start: field.selectionStart,
		end: field.selectionEnd,
	})

	async function addPicture({ target }: ChangeEvent<HTMLInputElement>) {
		const chosen = target.files?.[0]
		target.value = ''
		if (!chosen) return
		setSending(true)
		const outcome = await uploadPicture('article', chosen)
		setSending(false)
		if (outcome.state === 'unfit') return onRefuse(outcome.code)
		if (outcome.state === 'refused') return onRefuse(outcome.problem.code)
		if (outcome.state !== 'done') return void showOutcome(outcome, '')
		if (area.current) applyReplacement(area.current, insertPicture(selectionOf(area.current), outcome.answer.url))
	}

	return (
		<Stack $gap={1}>
			<FieldLabel aria-hidden>{t('add.field.content')}</FieldLabel>
			<ContentEditor>
				<Toolbar role="group" aria-label={t('add.toolbar')}>
					{MARKS.map((mark) => (
						<IconButton
							key={mark}
							size="sm"
							label={t(`add.mark.${mark}`)}
							icon={SIGNS[mark]}
							onClick={() => area.current && applyReplacement(area.current, applyMark(selectionOf(area.current), mark))}
						/>
					))}
					<IconButton
						size="sm"
						label={t('add.mark.image')}
						icon={<ImageIcon size={18} />}
						loading={sending}
						onClick={() => file.current?.click()}
					/>
					<input
						ref={file}
						type="file"
						hidden
						aria-label={t('add.mark.image')}
						accept={PICTURE_TYPES.join(',')}
						onChange={(event) => void addPicture(event)}
					/>
				</Toolbar>
				<TextArea
					ref={area}
					hideLabel
					label={t('add.field.content')}
					required
					rows={14}
					value={content}
					hint={t('add.field.content.hint')}
					error={error && shared(`errors.${error}`)}
					onChange={(event) => onContent(event.target.value)}
				/>
			</ContentEditor>
		</Stack>
	)
}

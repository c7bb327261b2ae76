import { type ReactNode, useRef } from 'react'
import { usePictureUpload } from 'shared-composition/upload'
import type { ErrorCode } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ExternalLinkIcon, IconButton, ImageIcon, ListIcon, Stack } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { applyMark, insertPicture, MARKS, type Mark, type Replacement } from './marks.ts'
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
	error: string | undefined
	onContent: (content: string) => void
	onRefuse: (code: ErrorCode) => void
}

/** The content of an article as HTML, with a formatting toolbar. */
export function ContentField({ content, error, onContent, onRefuse }: ContentFieldProps) {
	const t = useTranslations(addTranslations)
	const area = useRef<HTMLTextAreaElement>(null)

	const selectionOf = (field: HTMLTextAreaElement) => ({
		text: field.value,
		start: field.selectionStart,
		end: field.selectionEnd,
	})

	const { input, button } = usePictureUpload({
		purpose: 'article',
		label: t('add.mark.image'),
		onSent({ url }) {
			if (area.current) applyReplacement(area.current, insertPicture(selectionOf(area.current), url))
		},
		onRefuse,
	})

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
					<IconButton size="sm" label={t('add.mark.image')} icon={<ImageIcon size={18} />} {...button} />
					{input}
				</Toolbar>
				<TextArea
					ref={area}
					hideLabel
					label={t('add.field.content')}
					required
					rows={14}
					value={content}
					hint={t('add.field.content.hint')}
					error={error}
					onChange={(event) => onContent(event.target.value)}
				/>
			</ContentEditor>
		</Stack>
	)
}

/**
 * Inserts text into a field as if it was typed, so that the undo of the browser reverts it, and selects the part to
 * type next.
 */
function applyReplacement(area: HTMLTextAreaElement, { from, to, text, start, end }: Replacement): void {
	area.focus()
	area.setSelectionRange(from, to)
	if (!typeText(text)) {
		area.setRangeText(text, from, to, 'end')
		area.dispatchEvent(new Event('input', { bubbles: true }))
	}
	area.setSelectionRange(from + start, from + end)
}

/** The only API that keeps the undo history of the browser. */
function typeText(text: string): boolean {
	return 'execCommand' in document && document.execCommand('insertText', false, text)
}

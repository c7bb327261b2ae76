import { useStore } from '@nanostores/react'
import {
	type ClipboardEvent,
	type FormEvent,
	type KeyboardEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react'
import { deferred } from 'shared-composition'
import { COMMENT_ROWS, PICTURE_TYPES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $draftOwner } from 'shared-state/ownDraft'
import { Avatar, Button, ChatIcon, color, from, IconButton, ImageIcon, size, space } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { AttachedPicture } from './AttachedPicture.tsx'
import { commentLength } from './commentLength.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import type { FormMode } from './formMode.ts'
import { insertText, mentionAt, type TypedMention } from './mentionAt.ts'
import { SpoilerField } from './SpoilerField.tsx'
import { spoilerUnit } from './spoiler.ts'
import { useCommentForm } from './useCommentForm.ts'

const CommentMentions = deferred(() =>
	import(/* webpackChunkName: "mention-list" */ './CommentMentions.tsx').then((chunk) => chunk.CommentMentions),
)

const Row = styled.form<{ $withFace: boolean }>`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${space[3]};
	> :first-child:not(:last-child) { display: none; }
	/* Grows with its text, from three lines on. */
	textarea { min-height: calc(${COMMENT_ROWS}lh + 2 * ${space[2]} + 2px); }
	${from.phone} {
		grid-template-columns: ${(p) => (p.$withFace ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
		> :first-child:not(:last-child) { display: inline-grid; }
	}
`
const Fields = styled.div`
	display: grid;
	gap: ${space[2]};
	min-width: 0;
`
const Writing = styled.div`
	position: relative;
`
const Tools = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	${from.phone} { flex-wrap: nowrap; }
`
const SubmitArea = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	margin-inline-start: auto;
`
const Counter = styled.span<{ $over: boolean }>`
	font-size: ${size.xs};
	font-variant-numeric: tabular-nums;
	color: ${(p) => (p.$over ? color.danger : color.muted)};
`
const File = styled.input`
	display: none;
`

interface CommentFormProps {
	purpose: FormMode
	/** Called after sending or cancelling. */
	onDone?: () => void
}

/** The form of a new comment, a reply or an edit: text, picture and spoiler range. */
export function CommentForm(props: CommentFormProps) {
	return <CommentFormOfOwner key={useStore($draftOwner)} {...props} />
}

function CommentFormOfOwner({ purpose, onDone }: CommentFormProps) {
	const t = useTranslations(commentTranslations)
	const shared = useTranslations(common)
	const { store, discussion } = useDiscussion()
	const form = useCommentForm(purpose, onDone)
	const file = useRef<HTMLInputElement>(null)
	const area = useRef<HTMLTextAreaElement>(null)
	const [mention, setMention] = useState<TypedMention>()
	const closeMentions = useCallback(() => setMention(undefined), [])
	const length = commentLength(form.text)
	const { reader } = discussion
	const isNew = purpose.kind === 'new'

	const quote = purpose.kind === 'reply' ? purpose.quote : undefined
	useEffect(() => {
		if (!quote || !area.current) return
		area.current.focus()
		// The draft may begin with it already.
		if (!area.current.value.startsWith(quote.lines)) insertText(area.current, quote.lines, 0, 0)
	}, [quote])

	function submit(event: FormEvent) {
		event.preventDefault()
		form.send()
	}
	function press(event: KeyboardEvent) {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.send()
		if (event.key === 'Escape' && !isNew) onDone?.()
	}
	function paste({ clipboardData }: ClipboardEvent) {
		const [pasted] = clipboardData.files
		if (pasted) form.attach(pasted)
	}

	return (
		<Row $withFace={isNew && reader !== null} onSubmit={submit} aria-label={labelOf()} noValidate>
			{isNew && reader && <Avatar name={reader.name} url={reader.avatarUrl} size={40} />}
			<Fields>
				<Writing>
					<TextArea
						ref={area}
						title={t('comments.form.formatting')}
						label={labelOf()}
						hideLabel
						rows={COMMENT_ROWS}
						maxHeight="18rem"
						placeholder={t(isNew ? 'comments.form.placeholder' : 'comments.form.replyPlaceholder')}
						value={form.text}
						error={form.error}
						dir="auto"
						autoFocus={!isNew}
						onChange={({ target }) => {
							form.type(target.value)
							setMention(mentionAt(target.value, target.selectionStart))
						}}
						onKeyDown={press}
						onPaste={paste}
					/>
					{mention && area.current && <CommentMentions {...mention} field={area.current} onClose={closeMentions} />}
				</Writing>
				<AttachedPicture picture={form.picture} onRemove={form.removePicture} />
				<Tools>
					<IconButton
						label={t('comments.form.picture')}
						icon={<ImageIcon size={20} />}
						onClick={() => file.current?.click()}
					/>
					<File
						ref={file}
						type="file"
						accept={PICTURE_TYPES.join(',')}
						aria-label={t('comments.form.picture')}
						onChange={(event) => {
							const [chosen] = event.target.files ?? []
							if (chosen) form.attach(chosen)
							// Lets the user choose the same file again.
							event.target.value = ''
						}}
					/>
					<SpoilerField
						unit={spoilerUnit(store.subject.subject)}
						number={form.spoilerNumber}
						suggested={Math.max(1, discussion.progress)}
						onChange={form.setSpoiler}
					/>
					<SubmitArea>
						{length.state === 'near' && (
							<Counter $over={false}>{t('comments.form.left', { count: length.left })}</Counter>
						)}
						{length.state === 'over' && (
							<Counter $over role="status">
								{t('comments.form.over', { count: length.by })}
							</Counter>
						)}
						{!isNew && (
							<Button variant="quiet" onClick={form.cancel}>
								{shared('action.cancel')}
							</Button>
						)}
						<Button type="submit" disabled={!form.maySend} loading={form.sending}>
							{isNew && !form.sending && <ChatIcon size={16} />}
							{t(SEND[purpose.kind])}
						</Button>
					</SubmitArea>
				</Tools>
			</Fields>
		</Row>
	)

	function labelOf(): string {
		if (purpose.kind === 'edit') return t('comments.form.edit')
		if (purpose.kind === 'new') return t('comments.form.label')
		return t('comments.form.reply', { name: purpose.to.author?.name ?? t('comments.someone') })
	}
}

const SEND = { new: 'comments.form.send', reply: 'comments.form.sendReply', edit: 'comments.form.save' } as const

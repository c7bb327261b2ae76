import { useStore } from '@nanostores/react'
import { type DragEvent, type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { deferred, outcomeMessage, showOutcome } from 'shared-composition'
import { type ChannelWatch, COMPOSER_MAX_HEIGHT_REM, PICTURE_TYPES } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { $connection } from 'shared-state/live'
import { color, from, IconButton, ImageIcon, size, space } from 'shared-ui'
import { SendIcon, TextArea } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { mentionAt, type TypedMention } from '../../../comments/mentionAt.ts'
import { PictureField } from '../attachments/deferred.tsx'
import { useMayWrite } from '../conversation/conversationRights.ts'
import { clearUnreadLine } from '../conversation/readState.ts'
import { $currentMember } from '../currentMember.ts'
import { $editing, editLast } from '../history/messageChanges.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { resetTypingInterval, sendTyping } from '../typing/sendTyping.ts'
import { ComposerOptions } from './ComposerOptions.tsx'
import { $choices, changePicture, choosePicture, episodeToSend, replyTo } from './composerChoice.ts'
import { draftOf, setDraft } from './drafts.ts'
import { messageLength } from './messageLength.ts'

const Form = styled.form`
	flex: none;
	padding: 0 ${space[3]} ${space[3]};
	${from.desktop} { padding: 0 ${space[6]} ${space[4]}; }
`
const Row = styled.div`
	position: relative;
	display: flex;
	align-items: end;
	gap: ${space[2]};
	[type='submit'] { color: ${color.onAction}; background: ${color.action}; }
	[type='submit']:hover:not([aria-disabled]) { background: ${color.actionHover}; }
	[type='submit'][aria-disabled] { color: ${color.muted}; background: ${color.raised}; opacity: 1; }
`
const Note = styled.p<{ $bad?: boolean }>`
	padding: ${space[1]} ${space[1]} 0;
	font-size: ${size.xs};
	color: ${(p) => (p.$bad ? color.danger : color.muted)};
`

const GroupMentions = deferred(() =>
	import(/* webpackChunkName: "group-mentions" */ '../thread/GroupMentions.tsx').then((chunk) => chunk.GroupMentions),
)

interface ComposerProps {
	id: string
	label: string
	placeholder: string
	/** The title of the channel, if it watches one. */
	watch?: ChannelWatch | null | undefined
}

/** The message field. Enter sends, Shift+Enter adds a line; each conversation has its own draft. */
export function MessageComposer(props: ComposerProps) {
	const self = useStore($currentMember)
	// Drafts are stored per member.
	return self ? <ComposerOfMember key={self.id} {...props} /> : null
}

function ComposerOfMember({ id, label, placeholder, watch = null }: ComposerProps) {
	const t = useTranslations(messageTranslations)
	const text = useStore(draftOf(id))
	const field = useRef<HTMLTextAreaElement>(null)
	const length = messageLength(text)
	const file = useRef<HTMLInputElement>(null)
	const { replyTo: reply, picture } = useStore($choices)[id] ?? {}
	useEffect(() => {
		if (reply) field.current?.focus()
	}, [reply])
	useEffect(
		() =>
			$editing.listen((now, before) => {
				if (!now && before?.conversationId === id && before.isFromComposer) field.current?.focus()
			}),
		[id],
	)
	const { isOfGroup } = useMayWrite(id)
	const [mention, setMention] = useState<TypedMention>()
	const closeMentions = useCallback(() => setMention(undefined), [])
	const canSend = (picture ? picture.upload && !picture.isSending : text.trim() !== '') && length.state !== 'over'

	/** The uploaded picture; undefined if that failed, and what was typed stays. */
	async function upload() {
		const { file, upload } = picture ?? {}
		changePicture(id, file, { isSending: true, failure: undefined })
		const outcome = await upload?.()
		changePicture(id, file, { isSending: false })
		const now = $choices.get()[id]?.picture
		if (outcome?.state === 'done') return now && { ...outcome.answer, alt: now.alt, isSpoiler: now.isSpoiler }
		if (outcome?.state === 'accountNeeded') showOutcome(outcome, '')
		else if (outcome && outcome.state !== 'example') changePicture(id, file, { failure: outcomeMessage(outcome) })
	}

	async function submit(event?: FormEvent) {
		event?.preventDefault()
		if (!canSend) return
		closeMentions()
		const attached = picture && (await upload())
		if (picture && !attached) return
		resetTypingInterval()
		clearUnreadLine()
		const choice = $choices.get()[id] ?? {}
		const quote = choice.replyTo
		const episode = episodeToSend(choice, watch?.progress ?? 0)
		// What was typed during the upload, too.
		const typed = draftOf(id).get()
		sendMessage(id, typed, {
			...(attached && { picture: attached }),
			...(episode !== undefined && { episode }),
			...(quote && { replyTo: quote.number }),
		})
		setDraft(id, '')
		replyTo(id, undefined)
		choosePicture(id, undefined)
		field.current?.focus()
	}

	function onKeyDown(event: KeyboardEvent) {
		// As in other chats: with nothing typed, the arrow edits one's last message.
		if (event.key === 'ArrowUp' && text === '' && !event.nativeEvent.isComposing && editLast(id)) {
			event.preventDefault()
		}
		// During input-method composition, Enter confirms the word.
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
		event.preventDefault()
		void submit()
	}

	function take({ files, types }: DataTransfer, event: { preventDefault: () => void }) {
		const [chosen] = files
		// Some programs copy a picture of the text beside the text.
		if (!chosen || types.includes('text/plain') || picture?.isSending) return
		event.preventDefault()
		choosePicture(id, chosen)
	}

	return (
		<Form
			onSubmit={(event) => void submit(event)}
			onPaste={(event) => take(event.clipboardData, event)}
			onDragOver={(event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
			onDrop={(event) => take(event.dataTransfer, event)}
		>
			<ComposerOptions id={id} watch={watch} />
			{picture && <PictureField id={id} chosen={picture} />}
			<Row>
				{mention && field.current && (
					<GroupMentions {...mention} conversationId={id} field={field.current} onClose={closeMentions} />
				)}
				<IconButton
					label={t('messages.picture.attach')}
					icon={<ImageIcon />}
					disabled={picture?.isSending}
					onClick={() => file.current?.click()}
				/>
				<input
					ref={file}
					type="file"
					hidden
					accept={PICTURE_TYPES.join(',')}
					aria-label={t('messages.picture.attach')}
					onChange={({ target }) => {
						choosePicture(id, target.files?.[0])
						// Lets the author choose the same file again.
						target.value = ''
					}}
				/>
				<TextArea
					ref={field}
					label={label}
					hideLabel
					rows={1}
					maxHeight={`${COMPOSER_MAX_HEIGHT_REM}rem`}
					placeholder={placeholder}
					title={t('messages.composer.hint')}
					value={text}
					aria-invalid={length.state === 'over' || undefined}
					enterKeyHint="send"
					onKeyDown={onKeyDown}
					onChange={(event) => {
						setDraft(id, event.target.value)
						setMention(isOfGroup ? mentionAt(event.target.value, event.target.selectionStart) : undefined)
						if (event.target.value.trim() !== '') sendTyping(id)
					}}
				/>
				<IconButton type="submit" label={t('messages.composer.send')} icon={<SendIcon />} disabled={!canSend} />
			</Row>
			{length.state === 'near' && <Note>{t('messages.composer.left', { count: length.left })}</Note>}
			{length.state === 'over' && (
				<Note $bad role="alert">
					{t('messages.composer.over', { count: length.by })}
				</Note>
			)}
			<OfflineNote />
		</Form>
	)
}

function OfflineNote() {
	const t = useTranslations(messageTranslations)
	const session = useStore($session)
	const connection = useStore($connection)
	const isOffline = session.state === 'member' && connection === 'offline'
	return <div role="status">{isOffline && <Note>{t('messages.connection.offline')}</Note>}</div>
}

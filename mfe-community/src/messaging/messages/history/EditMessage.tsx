import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import type { Message } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { draftOf, setDraft } from '../composer/drafts.ts'
import { messageLength } from '../composer/messageLength.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { $editing, editDraft, editMessage } from './messageChanges.ts'

interface EditMessageProps {
	conversationId: string
	message: Message
}

/** The text of an own message as a field. What is typed survives closing, an error, a reload and scrolling away. */
export function EditMessage({ conversationId, message }: EditMessageProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const [isBusy, start] = useTransition()
	const draft = editDraft(conversationId, message.number)
	const text = useStore(draftOf(draft))
	const length = messageLength(text)
	const over = length.state === 'over' ? t('messages.composer.over', { count: length.by }) : undefined

	function close() {
		const restoreFocus = captureListFocus()
		if (text === message.text) setDraft(draft, '')
		$editing.set(undefined)
		restoreFocus()
	}

	function save() {
		if ((text.trim() === '' && !message.picture) || over) return
		start(async () => {
			if (showOutcome(await editMessage(conversationId, message, text), t('messages.message.edited.done'))) {
				setDraft(draft, '')
				close()
			}
		})
	}

	function onKeyDown(event: KeyboardEvent) {
		// During input-method composition, Enter confirms the word and Escape drops it.
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Escape') close()
		if (event.key !== 'Enter' || event.shiftKey) return
		event.preventDefault()
		save()
	}

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			<TextArea
				label={t('messages.message.edit.label')}
				hideLabel
				rows={1}
				autoFocus
				value={text}
				error={over}
				onKeyDown={onKeyDown}
				onChange={(event) => setDraft(draft, event.target.value)}
			/>
			<Cluster>
				<Button type="submit" size="sm" loading={isBusy}>
					{shared('action.save')}
				</Button>
				<Button size="sm" variant="quiet" onClick={close}>
					{shared('action.cancel')}
				</Button>
			</Cluster>
		</form>
	)
}

import { useStore } from '@nanostores/react'
import type { FormEvent, KeyboardEvent } from 'react'
import { ASSISTANT_MESSAGE_MAX_LENGTH, COMPOSER_MAX_HEIGHT_REM } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { color, from, IconButton, space } from 'shared-ui'
import { SendIcon, TextArea } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { assistantTranslations } from './assistantTranslations.ts'
import type { ReadyConversation } from './conversation.ts'
import { $draft, sendQuestion, setDraft, stopReply } from './questions.ts'

const Form = styled.form`
	flex: none;
	> div {
		display: flex;
		align-items: end;
		gap: ${space[2]};
		width: 100%;
		max-width: 52rem;
		margin-inline: auto;
		padding: ${space[1]} ${space[3]} ${space[3]};
		${from.desktop} { padding: ${space[1]} ${space[6]} ${space[4]}; }
	}
	button { color: ${color.onAction}; background: ${color.action}; }
	button:hover:not([aria-disabled]) { background: ${color.actionHover}; }
	button[aria-disabled] { color: ${color.muted}; background: ${color.raised}; opacity: 1; }
`
const Square = styled.i`
	width: 12px;
	height: 12px;
	border-radius: 2px;
	background: currentColor;
`

/**
 * The message field: Enter sends, Shift+Enter adds a line. A stop button replaces the send button while a reply
 * streams. What is sent before the conversation has loaded goes out once it has.
 */
export function AssistantComposer({ conversation }: { conversation: ReadyConversation | undefined }) {
	const t = useTranslations(assistantTranslations)
	const shared = useTranslations(common)
	const typed = useStore($draft)
	const length = [...typed.trim()].length
	const isTooLong = length > ASSISTANT_MESSAGE_MAX_LENGTH
	const isBusy = conversation !== undefined && conversation.progress.state !== 'none'
	const canSend = !isBusy && length > 0 && !isTooLong

	function submit(event: FormEvent) {
		event.preventDefault()
		if (canSend) void sendQuestion()
	}
	function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
		// During input-method composition, Enter confirms the word.
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
		event.preventDefault()
		if (canSend) void sendQuestion()
	}

	return (
		<Form onSubmit={submit}>
			<div>
				<TextArea
					label={t('assistant.composer')}
					hideLabel
					rows={1}
					maxHeight={`${COMPOSER_MAX_HEIGHT_REM}rem`}
					placeholder={t('assistant.composer.placeholder')}
					value={typed}
					enterKeyHint="send"
					error={
						isTooLong ? t('assistant.composer.tooLong', { count: length - ASSISTANT_MESSAGE_MAX_LENGTH }) : undefined
					}
					onChange={({ target }) => setDraft(target.value)}
					onKeyDown={sendOnEnter}
				/>
				{isBusy ? (
					<IconButton type="button" filled label={t('assistant.stop')} icon={<Square />} onClick={stopReply} />
				) : (
					<IconButton type="submit" filled label={shared('action.send')} icon={<SendIcon />} disabled={!canSend} />
				)}
			</div>
		</Form>
	)
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { ReportDialog } from 'shared-composition/report/dialog'
import { type Message, messageContentId } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CheckIcon, CopyIcon, EditIcon, WarningIcon } from 'shared-ui'
import { PinIcon, ReplyIcon, SmileIcon } from 'shared-ui/controls'
import { TrashIcon } from 'shared-ui/parts'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { replyTo } from '../composer/composerChoice.ts'
import { useMayWrite } from '../conversation/conversationRights.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { ThreadButton } from '../thread/ThreadLink.tsx'
import { ActionBar, ActionButton } from './ActionBar.tsx'
import { $copied, copyText } from './copyText.ts'
import { quoteOf } from './history.ts'
import { deleteMessage } from './historyStore.ts'
import { pinMessage, startEdit } from './messageChanges.ts'
import { ReactionPicker } from './ReactionPicker.tsx'

interface MessageActionsProps {
	conversationId: string
	message: Message
	text: string
	isOwn: boolean
	/** True if the Tab key reaches the actions. */
	isActive: boolean
}

/** What the reader may do with a message: react, reply, pin, copy; edit and delete own ones, and report others. */
export function MessageActions({ conversationId, message, text, isOwn, isActive }: MessageActionsProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const { mayWrite, mayPin, isOfGroup } = useMayWrite(conversationId)
	const tabIndex = isActive ? 0 : -1
	const { number, pinned } = message
	const key = `${conversationId} ${number}`
	const isCopied = useStore($copied) === key
	const [state, setState] = useState<'shown' | 'reacting' | 'deleting' | 'reporting'>('shown')

	async function confirm() {
		const restoreFocus = captureListFocus()
		showOutcome(await deleteMessage(conversationId, number), t('messages.message.deleted.done'))
		setState('shown')
		restoreFocus()
	}

	async function pin() {
		const outcome = await pinMessage(conversationId, message, !pinned)
		showOutcome(outcome, t(pinned ? 'messages.message.unpinned' : 'messages.message.pinned.done'))
	}

	if (state === 'reacting') {
		return <ReactionPicker conversationId={conversationId} message={message} onDone={() => setState('shown')} />
	}
	return (
		<>
			<ActionBar>
				{mayWrite && (
					<>
						<ActionButton tabIndex={tabIndex} label={t('messages.message.react')} onClick={() => setState('reacting')}>
							<SmileIcon size={16} />
						</ActionButton>
						<ActionButton
							tabIndex={tabIndex}
							label={t('messages.message.reply')}
							onClick={() => replyTo(conversationId, quoteOf(message), message.episode)}
						>
							<ReplyIcon size={16} />
						</ActionButton>
						{isOfGroup && <ThreadButton conversationId={conversationId} message={message} isActive={isActive} />}
					</>
				)}
				{mayPin && (
					<ActionButton
						tabIndex={tabIndex}
						label={t(pinned ? 'messages.message.unpin' : 'messages.message.pin')}
						onClick={() => void pin()}
					>
						<PinIcon size={16} />
					</ActionButton>
				)}
				{text !== '' && (
					<ActionButton
						tabIndex={tabIndex}
						label={shared(isCopied ? 'action.copied' : 'action.copy')}
						live
						onClick={() => void copyText(key, text)}
					>
						{isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
					</ActionButton>
				)}
				{isOwn && mayWrite && (
					<ActionButton
						tabIndex={tabIndex}
						label={t('messages.pending.edit')}
						onClick={() => startEdit(conversationId, message)}
					>
						<EditIcon size={16} />
					</ActionButton>
				)}
				{isOwn && (
					<ActionButton tabIndex={tabIndex} label={t('messages.message.delete')} onClick={() => setState('deleting')}>
						<TrashIcon size={16} />
					</ActionButton>
				)}
				{!isOwn && (
					<ActionButton tabIndex={tabIndex} label={shared('report.action')} onClick={() => setState('reporting')}>
						<WarningIcon size={16} />
					</ActionButton>
				)}
			</ActionBar>
			{state === 'reporting' && (
				<ReportDialog kind="message" id={messageContentId(conversationId, number)} onClose={() => setState('shown')} />
			)}
			{isOwn && (
				<ConfirmDialog
					open={state === 'deleting'}
					title={t('messages.message.delete.title')}
					text={t('messages.message.delete.text')}
					action={t('messages.message.delete')}
					onConfirm={confirm}
					onClose={() => setState('shown')}
				/>
			)}
		</>
	)
}

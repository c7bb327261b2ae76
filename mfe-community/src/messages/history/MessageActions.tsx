import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { common, useTranslations } from 'shared-i18n'
import { CheckIcon, CopyIcon, color, radius, shadow, size, space, TrashIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { captureListFocus } from '../../captureListFocus.ts'
import { translations } from '../../translations.ts'
import { $copied, copyText } from './copyText.ts'
import { deleteMessage } from './historyStore.ts'

const Bar = styled.footer`
	position: absolute;
	inset: -14px ${space[4]} auto auto;
	z-index: 1;
	display: flex;
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.surface};
	box-shadow: ${shadow.raised};
`
const Press = styled.button`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-height: 32px;
	padding: 0 ${space[2]};
	border: 0;
	border-radius: ${radius.md};
	font-size: ${size.xs};
	font-weight: 600;
	color: ${color.muted};
	background: none;
	cursor: pointer;
	&:hover { color: ${color.text}; background: ${color.raised}; }
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.md}; }
`

interface MessageActionsProps {
	conversationId: string
	number: number
	text: string
	isOwn: boolean
	/** True if the Tab key reaches the actions. */
	isActive: boolean
}

/** Copy for every message, delete for own messages. */
export function MessageActions({ conversationId, number, text, isOwn, isActive }: MessageActionsProps) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const tabIndex = isActive ? 0 : -1
	const key = `${conversationId} ${number}`
	const isCopied = useStore($copied) === key
	const [isAsking, setAsking] = useState(false)

	async function confirm() {
		const restoreFocus = captureListFocus()
		showOutcome(await deleteMessage(conversationId, number), t('messages.message.deleted.done'))
		setAsking(false)
		restoreFocus()
	}

	return (
		<>
			<Bar>
				<Press type="button" tabIndex={tabIndex} onClick={() => void copyText(key, text)}>
					{isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
					<span aria-live="polite">{shared(isCopied ? 'action.copied' : 'action.copy')}</span>
				</Press>
				{isOwn && (
					<Press type="button" tabIndex={tabIndex} onClick={() => setAsking(true)}>
						<TrashIcon size={16} />
						{t('messages.message.delete')}
					</Press>
				)}
			</Bar>
			{isOwn && (
				<ConfirmDialog
					open={isAsking}
					title={t('messages.message.delete.title')}
					text={t('messages.message.delete.text')}
					action={t('messages.message.delete')}
					onConfirm={confirm}
					onClose={() => setAsking(false)}
				/>
			)}
		</>
	)
}

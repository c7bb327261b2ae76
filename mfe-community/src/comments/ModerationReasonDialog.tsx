import { type FormEvent, useId, useState } from 'react'
import { MODERATION_REASON_MAX_LENGTH, type ModeratedComment } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog, TextArea } from 'shared-ui/controls'
import { translations } from '../translations.ts'

interface ReasonDialogProps {
	action: 'hide' | 'restore'
	kind: ModeratedComment['kind']
	onSend: (reason: string) => Promise<void>
	onClose: () => void
}

/** Asks a moderator for the reason to hide or restore a comment. The author reads it. */
export function ModerationReasonDialog({ action, kind, onSend, onClose }: ReasonDialogProps) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const formId = useId()
	const [reason, setReason] = useState('')
	const [sending, setSending] = useState(false)

	async function send(event: FormEvent) {
		event.preventDefault()
		setSending(true)
		await onSend(reason)
		setSending(false)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t(kind === 'review' ? `reviews.${action}.title` : `moderation.${action}.title`)}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={formId} variant="primary" disabled={reason.trim() === ''} loading={sending}>
						{t(`moderation.${action}`)}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={(event) => void send(event)}>
				<TextArea
					label={t('moderation.reason')}
					hint={t('moderation.reason.hint')}
					maxLength={MODERATION_REASON_MAX_LENGTH}
					value={reason}
					data-autofocus
					onChange={(event) => setReason(event.target.value)}
				/>
			</form>
		</Dialog>
	)
}

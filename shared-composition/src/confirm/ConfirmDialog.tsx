import { useTransition } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'

interface ConfirmDialogProps {
	open: boolean
	title: string
	text: string
	/** The label of the confirming button. */
	action: string
	onConfirm: () => Promise<void>
	/** What may be confirmed in its place: the same, and more. */
	more?: { action: string; onConfirm: () => Promise<void> }
	onClose: () => void
}

/** A confirmation before an action that cannot be undone. */
export function ConfirmDialog({ open, title, text, action, onConfirm, more, onClose }: ConfirmDialogProps) {
	const shared = useTranslations(common)
	const [isBusy, start] = useTransition()
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={title}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose} data-autofocus>
						{shared('action.cancel')}
					</Button>
					<Button variant="danger" loading={isBusy} onClick={() => start(onConfirm)}>
						{action}
					</Button>
					{more && (
						<Button variant="danger" loading={isBusy} onClick={() => start(more.onConfirm)}>
							{more.action}
						</Button>
					)}
				</>
			}
		>
			<p>{text}</p>
		</Dialog>
	)
}

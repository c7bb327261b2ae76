import { useTransition } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { commentTranslations } from '../../comments/commentTranslations.ts'

interface BlockDialogProps {
	/** Who would be blocked. */
	name: string
	onBlock: () => Promise<unknown>
	onClose: () => void
}

/** Asks for confirmation before blocking a member, and names what ends for good. */
export function BlockDialog({ name, onBlock, onClose }: BlockDialogProps) {
	const t = useTranslations(commentTranslations)
	const shared = useTranslations(common)
	const [sending, send] = useTransition()
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('block.title', { name })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button data-autofocus onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button variant="danger" loading={sending} onClick={() => send(async () => void (await onBlock()))}>
						{t('block.confirm')}
					</Button>
				</>
			}
		>
			<p>{t('block.text', { name })}</p>
		</Dialog>
	)
}

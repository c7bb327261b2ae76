import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { appTranslations } from './appTranslations.ts'

interface SecretDialogProps {
	title: string
	secret: string
	/** Says that it is shown only once. */
	note: string
	onClose: () => void
}

/** Shows a new secret, once. */
export function SecretDialog({ title, secret, note, onClose }: SecretDialogProps) {
	const t = useTranslations(appTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog
			open
			title={title}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={<Button onClick={onClose}>{shared('action.close')}</Button>}
		>
			<CopyableSecret secret={secret} note={note} failed={t('tokens.copyFailed')} />
		</Dialog>
	)
}

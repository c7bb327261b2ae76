import { type MediaProgram, mediaHookPath } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { mediaTranslations } from './mediaTranslations.ts'
import { PROGRAMS } from './programs.ts'
import { Steps } from './style.ts'

interface AddressDialogProps {
	program: MediaProgram
	token: string
	onClose: () => void
}

/** The address of a connection, which is shown only now, and what to do with it in the program. */
export function AddressDialog({ program, token, onClose }: AddressDialogProps) {
	const t = useTranslations(mediaTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog
			open
			title={t('media.address.title', { program: PROGRAMS[program] })}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={<Button onClick={onClose}>{shared('action.close')}</Button>}
		>
			<Stack>
				<CopyableSecret
					secret={location.origin + mediaHookPath(token)}
					note={t('media.address.once')}
					failed={t('calendarToken.copyFailed')}
				/>
				<Steps>
					<li>{t(`media.steps.${program}.1`)}</li>
					<li>{t(`media.steps.${program}.2`)}</li>
					<li>{t(`media.steps.${program}.3`)}</li>
				</Steps>
			</Stack>
		</Dialog>
	)
}

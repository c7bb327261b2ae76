import { common, useTranslations } from 'shared-i18n'
import { Dialog } from 'shared-ui/windows'
import { translations } from '../../translations.ts'
import BlockedMembers from '../blocked/BlockedMembers.tsx'

/** Whom the reader blocked, over their own profile. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	return (
		<Dialog open onClose={onClose} title={t('block.list')} closeLabel={shared('action.close')} size="lg">
			<BlockedMembers />
		</Dialog>
	)
}

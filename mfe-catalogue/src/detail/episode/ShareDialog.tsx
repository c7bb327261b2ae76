import { common, useTranslations } from 'shared-i18n'
import { Dialog } from 'shared-ui/windows'
import { titleTranslations } from '../title/titleTranslations.ts'
import { CopyLink } from './CopyLink.tsx'

/** The URL of the page, to copy. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog open onClose={onClose} title={t('episode.share.title')} closeLabel={shared('action.close')}>
			<CopyLink />
		</Dialog>
	)
}

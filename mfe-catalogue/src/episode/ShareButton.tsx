import { useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button, ShareIcon } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { titleTranslations } from '../title/titleTranslations.ts'
import { CopyLink } from './CopyLink.tsx'

/** Opens a dialog with the URL of the page. */
export function ShareButton() {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<ShareIcon size={18} />
				{t('episode.share')}
			</Button>
			<Dialog
				open={open}
				onClose={() => setOpen(false)}
				title={t('episode.share.title')}
				closeLabel={shared('action.close')}
			>
				<CopyLink />
			</Dialog>
		</>
	)
}

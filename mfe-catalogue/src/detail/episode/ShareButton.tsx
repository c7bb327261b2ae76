import { useState } from 'react'
import { deferred } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { ShareIcon } from 'shared-ui/parts'
import { titleTranslations } from '../title/titleTranslations.ts'

const ShareDialog = deferred(() =>
	import(/* webpackChunkName: "share" */ './ShareDialog.tsx').then((chunk) => chunk.ShareDialog),
)

/** Opens a dialog with the URL of the page. */
export function ShareButton() {
	const t = useTranslations(titleTranslations)
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<ShareIcon size={18} />
				{t('episode.share')}
			</Button>
			{open && <ShareDialog onClose={() => setOpen(false)} />}
		</>
	)
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, CopyIcon, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { createCopier } from '../../shared/copier.ts'
import { useShareAddress } from '../../shared/shareAddress.ts'
import { titleTranslations } from '../title/titleTranslations.ts'

/** The URL of the page and a button that copies it and confirms for a moment. */
export function CopyLink() {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const [copier] = useState(createCopier)
	const copied = useStore(copier.$copied)
	const [failed, setFailed] = useState(false)
	const url = useShareAddress(location.href)

	async function copy() {
		// The dialog shows the error too, because the toast behind it is inert while the dialog is open.
		setFailed(!(await copier.copy(url, t('episode.share.failed'))))
	}

	return (
		<Stack>
			<TextField
				label={t('episode.share.address')}
				value={url}
				readOnly
				{...(failed ? { error: t('episode.share.failed') } : {})}
				onFocus={(event) => event.currentTarget.select()}
			/>
			<Button variant="primary" wide onClick={() => void copy()}>
				{copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
				<span aria-live="polite">{shared(copied ? 'action.copied' : 'action.copy')}</span>
			</Button>
		</Stack>
	)
}

import { useEffect, useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { words } from '../words.ts'

/** The URL of the page and a button that copies it and confirms for a moment. */
export function CopyLink() {
	const t = useWords(words)
	const shared = useWords(common)
	const [copied, setCopied] = useState(0)
	const [failed, setFailed] = useState(false)
	const url = location.href

	useEffect(() => {
		if (copied === 0) return
		const timer = setTimeout(() => setCopied(0), COPY_CONFIRMATION_MS)
		return () => clearTimeout(timer)
	}, [copied])

	async function copy() {
		try {
			await navigator.clipboard.writeText(url)
			setCopied((count) => count + 1)
			setFailed(false)
		} catch {
			// The dialog shows the error too, because the toast behind it is inert while the dialog is open.
			setFailed(true)
			showToast('bad', t('episode.share.failed'))
		}
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
				{copied > 0 ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
				<span aria-live="polite">{shared(copied > 0 ? 'action.copied' : 'action.copy')}</span>
			</Button>
		</Stack>
	)
}

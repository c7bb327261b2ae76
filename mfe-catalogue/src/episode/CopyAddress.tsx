import { useEffect, useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { words } from '../words.ts'

/** The address of the page and a button that copies it, which says so for a moment. */
export function CopyAddress() {
	const t = useWords(words)
	const shared = useWords(common)
	const [copied, setCopied] = useState(0)
	const [failed, setFailed] = useState(false)
	const address = location.href

	useEffect(() => {
		if (copied === 0) return
		const timer = setTimeout(() => setCopied(0), COPY_CONFIRMATION_MS)
		return () => clearTimeout(timer)
	}, [copied])

	async function copy() {
		try {
			await navigator.clipboard.writeText(address)
			setCopied((times) => times + 1)
			setFailed(false)
		} catch {
			// Said in the dialog as well: what stands behind it is out of reach while it is open.
			setFailed(true)
			showToast('bad', t('episode.share.failed'))
		}
	}

	return (
		<Stack>
			<TextField
				label={t('episode.share.address')}
				value={address}
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

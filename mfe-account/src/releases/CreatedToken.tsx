import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, Stack } from 'shared-ui'
import { translations } from '../translations.ts'
import { Secret } from './style.ts'

/** A new token with a copy button: it is shown only once. */
export function CreatedToken({ token }: { token: string }) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const [isCopied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(token)
			setCopied(true)
			setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
		} catch {
			showToast('bad', t('releases.tokens.copyFailed'))
		}
	}

	return (
		<Stack>
			<p role="status">{t('releases.tokens.once')}</p>
			<Secret>{token}</Secret>
			<Button data-autofocus onClick={() => void copy()}>
				{isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
				{shared(isCopied ? 'action.copied' : 'action.copy')}
			</Button>
		</Stack>
	)
}

import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { CheckIcon, CopyIcon, IconButton } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { settingsTranslations } from '../settingsTranslations.ts'

/** The id of the account, with a copy button. */
export function UserIdField({ id }: { id: string }) {
	const t = useTranslations(settingsTranslations)
	const shared = useTranslations(common)
	const [copied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(id)
		} catch {
			showToast('bad', t('settings.userId.notCopied'))
			return
		}
		setCopied(true)
		setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
	}

	return (
		<TextField
			label={t('settings.userId')}
			readOnly
			value={id}
			end={
				<IconButton
					size="sm"
					label={copied ? shared('action.copied') : t('settings.userId.copy')}
					icon={copied ? <CheckIcon /> : <CopyIcon />}
					onClick={() => void copy()}
				/>
			}
		/>
	)
}

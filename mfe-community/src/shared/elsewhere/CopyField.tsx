import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { elsewhereTranslations } from './elsewhereTranslations.ts'

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	gap: ${space[2]};
	> div { flex: 1 1 14rem; width: auto; }
`

/** A text to copy. */
export function CopyField({ label, value }: { label: string; value: string }) {
	const t = useTranslations(elsewhereTranslations)
	const shared = useTranslations(common)
	const [isCopied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(value)
			setCopied(true)
			setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
		} catch {
			showToast('bad', t('elsewhere.copyFailed'))
		}
	}

	return (
		<Row>
			<TextField label={label} readOnly value={value} />
			<Button aria-label={`${shared('action.copy')}: ${label}`} onClick={() => void copy()}>
				{isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
				<span aria-live="polite">{shared(isCopied ? 'action.copied' : 'action.copy')}</span>
			</Button>
		</Row>
	)
}

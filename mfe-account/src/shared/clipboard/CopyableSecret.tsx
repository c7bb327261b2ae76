import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, color, radius, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'

const Secret = styled.code`
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.canvas};
	overflow-wrap: anywhere;
	white-space: pre-line;
	-webkit-user-select: all;
	user-select: all;
`

interface CopyableSecretProps {
	secret: string
	/** Says that it is shown only once. */
	note: string
	/** The toast where the browser refuses to copy. */
	failed: string
}

/** A secret that is shown only once, with a copy button. */
export function CopyableSecret({ secret, note, failed }: CopyableSecretProps) {
	const shared = useTranslations(common)
	const [isCopied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(secret)
			setCopied(true)
			setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
		} catch {
			showToast('bad', failed)
		}
	}

	return (
		<Stack>
			<p role="status">{note}</p>
			<Secret>{secret}</Secret>
			<Button data-autofocus onClick={() => void copy()}>
				{isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
				{shared(isCopied ? 'action.copied' : 'action.copy')}
			</Button>
		</Stack>
	)
}

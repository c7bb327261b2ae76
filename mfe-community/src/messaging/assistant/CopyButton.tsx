import { useStore } from '@nanostores/react'
import { common, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, CopyIcon } from 'shared-ui'
import { $copied, copyText } from '../messages/history/copyText.ts'

/** Copies a message of the conversation with the assistant, and says so for two seconds. */
export function CopyButton({ messageId, text }: { messageId: string; text: string }) {
	const shared = useTranslations(common)
	const key = `niouka ${messageId}`
	const isCopied = useStore($copied) === key
	return (
		<Button variant="quiet" size="sm" onClick={() => void copyText(key, text)}>
			{isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
			<span aria-live="polite">{shared(isCopied ? 'action.copied' : 'action.copy')}</span>
		</Button>
	)
}

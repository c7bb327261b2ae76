import { useTransition } from 'react'
import { useWords } from 'shared-i18n'
import { Button, FailurePanel as Panel } from 'shared-ui'
import { words } from '../words.ts'

interface FailurePanelProps {
	/** What failed, in the reader's language. */
	title: string
	/** Tries again; the button is busy until it settles. */
	onRetry: () => Promise<void> | void
}

/** Stands where a part of the page is missing: says which, that the rest works, and offers to try again. */
export function FailurePanel({ title, onRetry }: FailurePanelProps) {
	const t = useWords(words)
	const [retrying, startRetry] = useTransition()
	return (
		<Panel
			title={title}
			text={t('failed.text')}
			action={
				<Button loading={retrying} onClick={() => startRetry(async () => onRetry())}>
					{t('failed.retry')}
				</Button>
			}
		/>
	)
}

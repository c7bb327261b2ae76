import { useTransition } from 'react'
import { common, useWords } from 'shared-i18n'
import { Button, FailurePanel as Panel } from 'shared-ui'

interface FailurePanelProps {
	/** What failed, in the reader's language. */
	title: string
	/** What it means; otherwise that the rest of the site works. */
	text?: string
	/** The button's word; otherwise that of trying again. */
	action?: string
	/** Tries again; the button is busy until it settles. */
	onRetry: () => Promise<void> | void
}

/** Stands where a part of the page is missing: says which, that the rest works, and offers to try again. */
export function FailurePanel({ title, text, action, onRetry }: FailurePanelProps) {
	const say = useWords(common)
	const [retrying, startRetry] = useTransition()
	return (
		<Panel
			title={title}
			text={text ?? say('failure.text')}
			action={
				<Button loading={retrying} onClick={() => startRetry(async () => onRetry())}>
					{action ?? say('action.retry')}
				</Button>
			}
		/>
	)
}

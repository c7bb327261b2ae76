import { common, useWords } from 'shared-i18n'
import { Button, RefreshIcon } from 'shared-ui'
import { useRetry } from './useRetry.ts'

interface SmallFailureProps {
	/** What failed, in the reader's language. */
	title: string
	/** The button's word; otherwise that it did not load, and that a press tries again. */
	action?: string
	onRetry: () => Promise<void> | void
}

/** Stands where a control of another slice is missing: a button of its size, which tries again. */
export function SmallFailure({ title, action, onRetry }: SmallFailureProps) {
	const say = useWords(common)
	const { retrying, again } = useRetry(onRetry, action === undefined)
	return (
		<Button title={title} loading={retrying} onClick={again}>
			{!retrying && <RefreshIcon size={18} />}
			{action ?? say('widget.failed')}
		</Button>
	)
}

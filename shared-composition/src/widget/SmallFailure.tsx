import { common, useTranslations } from 'shared-i18n'
import { Button, RefreshIcon } from 'shared-ui'
import { useRetry } from './useRetry.ts'

interface SmallFailureProps {
	/** The failure, in the reader's language. */
	title: string
	/** The explanation. */
	text?: string
	/** The button's label; by default that the control did not load. */
	action?: string
	onRetry: () => Promise<void> | void
}

/** Takes the place of a failed control of another slice: a button of its size that retries. */
export function SmallFailure({ title, text, action, onRetry }: SmallFailureProps) {
	const say = useTranslations(common)
	const { retrying, again } = useRetry(onRetry, action === undefined)
	return (
		<Button title={text ? `${title}. ${text}` : title} loading={retrying} onClick={again}>
			{!retrying && <RefreshIcon size={18} />}
			{action ?? say('widget.failed')}
		</Button>
	)
}

import { useStore } from '@nanostores/react'
import { common, useWords } from 'shared-i18n'
import { Button, FailurePanel as Panel } from 'shared-ui'
import { $online } from '../online.ts'
import { useRetry } from './useRetry.ts'

interface FailurePanelProps {
	/** What failed, in the reader's language. */
	title: string
	/** What it means; otherwise that the rest of the site works. */
	text?: string
	/** The button's word where it does something else than try again, and the network is not the cause. */
	action?: string
	/** Tries again; the button is busy until it settles. */
	onRetry: () => Promise<void> | void
}

/**
 * Stands where a part of the page is missing: says which, that the rest works, and offers to try again. Without a network
 * it says that instead, and tries again by itself once the network is back.
 */
export function FailurePanel({ title, text, action, onRetry }: FailurePanelProps) {
	const say = useWords(common)
	const { retrying, again } = useRetry(onRetry, action === undefined)
	const isOffline = !useStore($online) && action === undefined
	return (
		<Panel
			title={isOffline ? say('failure.offline') : title}
			text={isOffline ? say('failure.offline.text') : (text ?? say('failure.text'))}
			action={
				<Button loading={retrying} onClick={again}>
					{action ?? say('action.retry')}
				</Button>
			}
		/>
	)
}

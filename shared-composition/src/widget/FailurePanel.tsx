import { useStore } from '@nanostores/react'
import { useRevalidator } from 'react-router-dom'
import { common, useTranslations } from 'shared-i18n'
import { Button, FailurePanel as Panel } from 'shared-ui'
import { $online } from '../online.ts'
import { useRetry } from './useRetry.ts'

interface FailurePanelProps {
	/** The failure, in the reader's language. */
	title: string
	/** The explanation; by default that the rest of the site works. */
	text?: string
	/** Makes the title the heading of the page, which has nothing else. */
	isPage?: boolean | undefined
	/** The button's label if it does not retry and the network is not the cause. */
	action?: string
	/** Retries; the button is busy until it settles. */
	onRetry: () => Promise<void> | void
}

/**
 * Takes the place of a failed part of the page, with a button to retry. Offline it shows that instead, and retries
 * automatically when the network is back.
 */
export function FailurePanel({ title, text, isPage, action, onRetry }: FailurePanelProps) {
	const say = useTranslations(common)
	const { retrying, again } = useRetry(onRetry, action === undefined)
	const isOffline = !useStore($online) && action === undefined
	return (
		<Panel
			isPage={isPage}
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

/** The failure of what a screen loads: the retry loads it again. Only it follows the router, which its page need not. */
export function LoadFailure(props: Omit<FailurePanelProps, 'onRetry'>) {
	return <FailurePanel {...props} onRetry={useRevalidator().revalidate} />
}

import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import type { ActionOutcome } from 'shared-state'

interface ConfirmActionProps {
	/** The action: the heading of the dialog, and its button. */
	title: string
	/** The effect of the action. */
	text: string
	/** The toast after success. */
	done: string
	act: () => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** Asks before an action on a release, and loads the page's data again after it. */
export function ConfirmAction({ title, text, done, act, onClose }: ConfirmActionProps) {
	const { revalidate } = useRevalidator()

	async function confirm() {
		const succeeded = showOutcome(await act(), done)
		await revalidate()
		if (succeeded) onClose()
	}

	return <ConfirmDialog open title={title} text={text} action={title} onConfirm={confirm} onClose={onClose} />
}

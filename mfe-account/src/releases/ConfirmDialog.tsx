import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'

interface ConfirmDialogProps {
	/** The heading and the label of the confirm button. */
	title: string
	/** The consequences. */
	text: string
	/** The toast on success. */
	done: string
	act: () => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** A confirmation dialog for an action that affects other members. */
export function ConfirmDialog({ title, text, done, act, onClose }: ConfirmDialogProps) {
	const shared = useWords(common)
	const { revalidate } = useRevalidator()
	const [doing, setDoing] = useState(false)

	async function confirm() {
		setDoing(true)
		const succeeded = announce(await act(), done)
		await revalidate()
		setDoing(false)
		if (succeeded) onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button data-autofocus onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button variant="danger" loading={doing} onClick={() => void confirm()}>
						{title}
					</Button>
				</>
			}
		>
			<p>{text}</p>
		</Dialog>
	)
}

import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import type { ActionOutcome } from 'shared-state'
import type { MemberList } from './memberList.ts'

interface ConfirmChangeProps<Answer> {
	/** Loaded again once the server has answered. */
	list: Pick<MemberList<unknown>, 'load'>
	title: string
	/** The effect of the change. */
	text: string
	/** The label of the button. */
	action: string
	/** The toast after success. */
	done: string
	change: () => Promise<ActionOutcome<Answer>>
	onDone?: (answer: Answer) => void
	onClose: () => void
}

/** Asks before a change that cannot be undone, does it, and loads the list again. */
export function ConfirmChange<Answer>({ list, done, change, onDone, onClose, ...dialog }: ConfirmChangeProps<Answer>) {
	async function confirm() {
		const outcome = await change()
		showOutcome(outcome, done)
		onClose()
		if (outcome.state === 'done') onDone?.(outcome.answer)
		// What is refused may be gone already.
		if (outcome.state === 'done' || outcome.state === 'refused') await list.load()
	}
	return <ConfirmDialog open {...dialog} onConfirm={confirm} onClose={onClose} />
}

import { useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import type { ActionOutcome } from 'shared-state'
import { captureListFocus } from '../../../shared/captureListFocus.ts'

/** Runs an action and shows its result as a toast. The first value is true while it runs. */
export function useActionWithToast(): [
	boolean,
	(action: () => Promise<ActionOutcome<unknown>>, success: string) => void,
] {
	const [isBusy, start] = useTransition()
	return [
		isBusy,
		(does, success) =>
			start(async () => {
				const restoreFocus = captureListFocus()
				showOutcome(await does(), success)
				restoreFocus()
			}),
	]
}

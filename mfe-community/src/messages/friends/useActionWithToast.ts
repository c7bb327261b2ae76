import { useTransition } from 'react'
import { announce } from 'shared-composition'
import type { ActionOutcome } from 'shared-state'
import { captureListFocus } from '../../captureListFocus.ts'

/** Does something and tells how it went; whether it is under way. */
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
				announce(await does(), success)
				restoreFocus()
			}),
	]
}

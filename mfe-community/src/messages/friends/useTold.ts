import { useTransition } from 'react'
import { announce } from 'shared-composition'
import type { ActionOutcome } from 'shared-state'

/** Does something and tells how it went; whether it is under way. */
export function useTold(): [boolean, (does: () => Promise<ActionOutcome<unknown>>, success: string) => void] {
	const [isBusy, start] = useTransition()
	return [
		isBusy,
		(does, success) =>
			start(async () => {
				announce(await does(), success)
			}),
	]
}

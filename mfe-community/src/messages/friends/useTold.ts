import { useTransition } from 'react'
import { announce } from 'shared-composition'
import type { ActionOutcome } from 'shared-state'
import { keepFocus } from '../../keepFocus.ts'

/** Does something and tells how it went; whether it is under way. */
export function useTold(): [boolean, (does: () => Promise<ActionOutcome<unknown>>, success: string) => void] {
	const [isBusy, start] = useTransition()
	return [
		isBusy,
		(does, success) =>
			start(async () => {
				const focusStays = keepFocus()
				announce(await does(), success)
				focusStays()
			}),
	]
}

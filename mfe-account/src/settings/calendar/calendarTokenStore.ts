import { atom, type ReadableAtom } from 'nanostores'
import { calendarTokenRoute, renewCalendarTokenRoute, revokeCalendarTokenRoute } from 'shared-contract'
import { act, call } from 'shared-state'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'

export type CalendarTokenState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'none' }
	/** `token`: only right after it was made. */
	| { state: 'exists'; createdAt: string; token?: string }

/** Creates the store of the member's private calendar address. */
export function createCalendarToken() {
	const $own = atom<CalendarTokenState>({ state: 'loading' })
	const $state: ReadableAtom<CalendarTokenState> = $own
	return {
		$state,
		async load() {
			$own.set({ state: 'loading' })
			const outcome = await call(calendarTokenRoute, {})
			if (outcome.state !== 'done') return $own.set({ state: 'failed' })
			const { createdAt } = outcome.answer
			$own.set(createdAt === null ? { state: 'none' } : { state: 'exists', createdAt })
		},
		/** Makes an address; the one before ends. */
		async renew() {
			const outcome = await withStepUp(() => act(renewCalendarTokenRoute, {}))
			if (outcome.state === 'done') $own.set({ state: 'exists', ...outcome.answer })
			return outcome
		},
		async revoke() {
			const outcome = await act(revokeCalendarTokenRoute, {})
			if (outcome.state === 'done') $own.set({ state: 'none' })
			return outcome
		},
	}
}

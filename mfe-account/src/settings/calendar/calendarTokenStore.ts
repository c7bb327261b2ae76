import { calendarTokenRoute, renewCalendarTokenRoute, revokeCalendarTokenRoute } from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'

interface CalendarToken {
	/** Null without an address. */
	createdAt: string | null
	/** Only right after it was made. */
	token?: string
}

/** Creates the store of the member's private calendar address. */
export function createCalendarToken() {
	const { $state, load, update } = createRemote<CalendarToken>(() => call(calendarTokenRoute, {}))
	return {
		$state,
		load,
		/** Makes an address; the one before ends. */
		async renew() {
			const outcome = await withStepUp(() => act(renewCalendarTokenRoute, {}))
			if (outcome.state === 'done') update(() => outcome.answer)
			return outcome
		},
		async revoke() {
			const outcome = await act(revokeCalendarTokenRoute, {})
			if (outcome.state === 'done') update(() => ({ createdAt: null }))
			return outcome
		},
	}
}

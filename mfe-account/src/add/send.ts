import { announce } from 'shared-composition'
import type { Created } from 'shared-contract'
import { type ActionOutcome, showToast } from 'shared-state'

interface Words {
	success: string
	/** What to do where fields are marked. */
	check: string
}

/** Tells how adding something ended. */
export function tellOfCreation(outcome: ActionOutcome<Created>, { success, check }: Words): void {
	if (outcome.state === 'refused' && outcome.problem.fields) showToast('bad', check)
	// The specification's text has no addition where nothing was stored; the page says so below.
	else if (outcome.state === 'example') showToast('good', success)
	else announce(outcome, success)
}

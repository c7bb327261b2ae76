import { announce } from 'shared-composition'
import type { Created } from 'shared-contract'
import { type ActionOutcome, showToast } from 'shared-state'

interface Words {
	success: string
	/** What to do where fields are marked. */
	check: string
}

/** Tells how adding something ended. `undefined` is a form that found something wrong by itself. */
export function tellOfCreation(outcome: ActionOutcome<Created> | undefined, { success, check }: Words): void {
	const isMarked = outcome === undefined || (outcome.state === 'refused' && outcome.problem.fields !== undefined)
	if (isMarked) showToast('bad', check)
	// The specification's text has no addition where nothing was stored; the page says so below.
	else if (outcome.state === 'example') showToast('good', success)
	else announce(outcome, success)
}

import type { ApiProblem } from 'shared-contract'
import { common } from 'shared-i18n'
import { type ActionOutcome, showToast } from 'shared-state'

/** How the specification words a demo's success: with the example note, or with the pointer to the console. */
export type DemoWording = 'example' | 'console'

/**
 * Tells somebody how their action ended, in their language: `success` for what was stored (with the demo's addition
 * where nothing was), the API's reason for what was refused.
 * @returns whether it succeeded, so that a form knows whether to close.
 */
export function announce(outcome: ActionOutcome<unknown>, success: string, demo: DemoWording = 'example'): boolean {
	switch (outcome.state) {
		case 'done':
			showToast('good', success)
			return true
		case 'example':
			showToast('good', common.translate(`demo.${demo}`, { text: success }))
			return true
		case 'accountNeeded':
			showToast('plain', common.translate('demo.reason.account'))
			return false
		default:
			showToast('bad', outcomeWords(outcome))
			return false
	}
}

/** Why a call failed, in the reader's language. */
export function outcomeWords(
	outcome: Exclude<ActionOutcome<unknown>, { state: 'done' | 'example' | 'accountNeeded' }>,
) {
	switch (outcome.state) {
		case 'refused':
			return refusalWords(outcome.problem)
		case 'unreachable':
			return common.translate('network.unreachable')
		case 'wrong':
			return common.translate('network.wrong')
	}
}

// A server that is newer than this page has reasons that the page has no words for, and says them itself.
function refusalWords({ code, msg }: ApiProblem): string {
	const key = `errors.${code}` as const
	return common.has(key) ? common.translate(key) : msg
}

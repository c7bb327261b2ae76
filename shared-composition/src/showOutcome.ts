import type { ApiProblem } from 'shared-contract'
import { common } from 'shared-i18n'
import { type ActionOutcome, showToast } from 'shared-state'

/** The specification's texts for a demo's success: with the note "example", or with the pointer to the console. */
export type DemoNote = 'example' | 'console'

/**
 * Shows a toast with the result of an action: `success` if it was stored (with a note on a demo), otherwise the reason of
 * the failure.
 * @returns true if it succeeded, for example to close a form
 */
export function showOutcome(outcome: ActionOutcome<unknown>, success: string, demo: DemoNote = 'example'): boolean {
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
			showToast('bad', outcomeMessage(outcome))
			return false
	}
}

/** The reason of a failed call, in the reader's language. */
export function outcomeMessage(
	outcome: Exclude<ActionOutcome<unknown>, { state: 'done' | 'example' | 'accountNeeded' }>,
) {
	switch (outcome.state) {
		case 'refused':
			return refusalMessage(outcome.problem)
		case 'unreachable':
			return common.translate('network.unreachable')
		case 'wrong':
			return common.translate('network.wrong')
	}
}

// A newer server can send a code without a text in this page; then `msg` is shown.
function refusalMessage({ code, msg }: ApiProblem): string {
	const key = `errors.${code}` as const
	return common.has(key) ? common.translate(key) : msg
}

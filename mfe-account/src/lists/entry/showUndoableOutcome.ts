import { showOutcome } from 'shared-composition'
import { common } from 'shared-i18n'
import { $toasts, type ActionOutcome, dismissToast, showToast, type Toast } from 'shared-state'

/**
 * Shows a toast with the outcome of a removal, with an undo button on success.
 *
 * @param topic a newer toast with the same topic takes its place
 * @returns whether the removal succeeded
 */
export function showUndoableOutcome(
	outcome: ActionOutcome<unknown>,
	success: string,
	undo: () => void,
	topic?: string,
): boolean {
	return showOutcomeWithAction(outcome, success, { label: common.translate('action.undo'), onPress: undo }, topic)
}

/** Presses the undo button of the newest toast that has one. */
export function undoLatest(): void {
	const label = common.translate('action.undo')
	const toast = $toasts.get().findLast(({ action }) => action?.label === label)
	if (!toast) return
	toast.action?.onPress()
	dismissToast(toast.id)
}

/**
 * Shows a toast with the outcome of an action, with a button for a follow-up action on success.
 *
 * @returns whether the action succeeded
 */
export function showOutcomeWithAction(
	outcome: ActionOutcome<unknown>,
	success: string,
	action: Toast['action'],
	topic?: string,
): boolean {
	if (outcome.state !== 'done' && outcome.state !== 'example') return showOutcome(outcome, success)
	const text = outcome.state === 'done' ? success : common.translate('demo.example', { text: success })
	showToast('good', text, action, topic)
	return true
}

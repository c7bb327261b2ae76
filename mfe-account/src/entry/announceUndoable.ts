import { announce } from 'shared-composition'
import { common } from 'shared-i18n'
import { type ActionOutcome, showToast, type Toast } from 'shared-state'

/** Tells how a removal ended, with a way back where it succeeded. @returns whether it did. */
export function announceUndoable(outcome: ActionOutcome<unknown>, success: string, undo: () => void): boolean {
	return announceWithAction(outcome, success, { label: common.translate('action.undo'), onPress: undo })
}

/** Tells how an action ended, with something that can be done about it where it succeeded. @returns whether it did. */
export function announceWithAction(outcome: ActionOutcome<unknown>, success: string, action: Toast['action']): boolean {
	if (outcome.state !== 'done' && outcome.state !== 'example') return announce(outcome, success)
	const text = outcome.state === 'done' ? success : common.translate('demo.example', { text: success })
	showToast('good', text, action)
	return true
}

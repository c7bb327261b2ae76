import { announce } from 'shared-composition'
import { common } from 'shared-i18n'
import { type ActionOutcome, showToast } from 'shared-state'

/** Tells how a removal ended, with a way back where it succeeded. @returns whether it did. */
export function announceUndoable(outcome: ActionOutcome<unknown>, success: string, undo: () => void): boolean {
	if (outcome.state !== 'done' && outcome.state !== 'example') return announce(outcome, success)
	const text = outcome.state === 'done' ? success : common.translate('demo.example', { text: success })
	showToast('good', text, { label: common.translate('action.undo'), onPress: undo })
	return true
}

import { createRoot } from 'react-dom/client'
import { showOutcome } from 'shared-composition'
import { startStepUpRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { signInTranslations } from '../signInTranslations.ts'
import { StepUpDialog } from './StepUpDialog.tsx'

/** Asks the member to prove that it is them, in a dialog above everything. @returns whether they did. */
export async function askForProof(): Promise<boolean> {
	const [outcome] = await Promise.all([act(startStepUpRoute, {}), loadTranslations(signInTranslations)])
	if (outcome.state !== 'done') {
		showOutcome(outcome, '')
		return false
	}
	const place = document.body.appendChild(document.createElement('div'))
	const root = createRoot(place)
	return new Promise((resolve) => {
		const finish = (isProven: boolean) => {
			root.unmount()
			place.remove()
			resolve(isProven)
		}
		root.render(<StepUpDialog methods={outcome.answer.methods} onFinish={finish} />)
	})
}

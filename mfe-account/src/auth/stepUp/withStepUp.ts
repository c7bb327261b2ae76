import type { ActionOutcome } from 'shared-state'

/**
 * Runs an action. If the server wants a recent proof of the owner first (`auth.stepUp`), it asks for one in a dialog and
 * repeats the action. Without a proof the refusal stands.
 */
export async function withStepUp<Result extends ActionOutcome<unknown>>(
	action: () => Promise<Result>,
): Promise<Result> {
	const outcome = await action()
	if (outcome.state !== 'refused' || outcome.problem.code !== 'auth.stepUp') return outcome
	const { askForProof } = await import(/* webpackChunkName: "account-step-up" */ './askForProof.tsx')
	return (await askForProof()) ? action() : outcome
}

import {
	type AccountSecurity,
	accountSecurityRoute,
	addPasskeyRoute,
	newPasskeyRoute,
	removePasskeyRoute,
	turnOffTwoStepRoute,
	turnOnTwoStepRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { makePasskey } from '../../auth/passkey/browserPasskey.ts'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'

/** `codes`: only right after they were made. */
type Security = AccountSecurity & { codes?: readonly string[] }

export type SecurityStore = ReturnType<typeof createSecurity>

/** The passkeys of the member and their two-step sign-in. Each change asks for a proof where the server wants one. */
export function createSecurity() {
	const { $state, load, update } = createRemote<Security>(() => call(accountSecurityRoute, {}))
	const change = (patch: (shown: Security) => Partial<Security>) => update((shown) => ({ ...shown, ...patch(shown) }))
	const twoStepOff = { twoStep: false, codesLeft: 0, codes: [] }
	return {
		$state,
		load,
		/** Makes a passkey in this browser. A text is the reason why the browser made none. */
		async add(name: string) {
			const options = await withStepUp(() => act(newPasskeyRoute, {}))
			if (options.state !== 'done') return options
			const passkey = await makePasskey(options.answer)
			if (typeof passkey === 'string') return passkey
			const outcome = await withStepUp(() => act(addPasskeyRoute, { body: { name, passkey } }))
			if (outcome.state === 'done') change(({ passkeys }) => ({ passkeys: [...passkeys, outcome.answer] }))
			return outcome
		},
		async remove(passkeyId: string) {
			const outcome = await withStepUp(() => act(removePasskeyRoute, { params: { passkeyId } }))
			const isGone = outcome.state === 'refused' && outcome.status === 404
			if (outcome.state === 'done' || isGone) {
				change(({ passkeys }) => {
					const left = passkeys.filter(({ id }) => id !== passkeyId)
					return { passkeys: left, ...(left.length === 0 && twoStepOff) }
				})
			}
			return outcome
		},
		/** Turns the two-step sign-in on, or replaces its recovery codes. */
		async turnOn() {
			const outcome = await withStepUp(() => act(turnOnTwoStepRoute, {}))
			if (outcome.state === 'done') {
				const { codes } = outcome.answer
				change(() => ({ twoStep: true, codesLeft: codes.length, codes }))
			}
			return outcome
		},
		async turnOff() {
			const outcome = await withStepUp(() => act(turnOffTwoStepRoute, {}))
			if (outcome.state === 'done') change(() => twoStepOff)
			return outcome
		},
		forgetCodes: () => change(() => ({ codes: [] })),
	}
}

import type {
	PasskeyAssertion,
	PasskeyAttestation,
	PasskeyCreationOptions,
	PasskeyRequestOptions,
} from 'shared-contract'

const library = () => import(/* webpackChunkName: "account-webauthn" */ '@simplewebauthn/browser')

/** Whether this browser can use passkeys. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** Why there is no passkey: the member or the browser gave up, or this device has one already. */
export type PasskeyFailure = 'cancelled' | 'known'

/** Makes a passkey. */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation | PasskeyFailure> {
	return attempt(async () => (await library()).startRegistration({ optionsJSON: options }))
}

/** Signs with a passkey. */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion | PasskeyFailure> {
	return attempt(async () => (await library()).startAuthentication({ optionsJSON: options }))
}

/**
 * Offers passkeys among the suggestions of the field with `autocomplete="username webauthn"`, until the member chooses one or
 * another request for a passkey begins. Undefined if none was chosen.
 */
export async function offerPasskeys(
	loadOptions: () => Promise<PasskeyRequestOptions | undefined>,
): Promise<PasskeyAssertion | undefined> {
	try {
		const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
		const options = (await browserSupportsWebAuthnAutofill()) ? await loadOptions() : undefined
		return options && (await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }))
	} catch {
		// The form is still there.
		return undefined
	}
}

async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | PasskeyFailure> {
	try {
		return await ask()
	} catch (error) {
		return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled'
	}
}

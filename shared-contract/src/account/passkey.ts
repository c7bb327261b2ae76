import { PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Done } from './session.ts'
import { SignedIn } from './signIn.ts'

// Bytes of WebAuthn, as base64url.
const bytes = (maxLength: number) => string({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
const CredentialId = bytes(1400)
const credential = literal('public-key')
const Descriptor = object({ id: string(), type: credential, transports: optional(array(string())) })

/** What `navigator.credentials.create` needs, as JSON (WebAuthn Level 3). */
export const PasskeyCreationOptions = object({
	rp: object({ id: string(), name: string() }),
	user: object({ id: string(), name: string(), displayName: string() }),
	challenge: string(),
	pubKeyCredParams: array(object({ alg: integer(), type: credential })),
	timeout: integer(),
	excludeCredentials: array(Descriptor),
	authenticatorSelection: object({
		residentKey: literal('required'),
		requireResidentKey: literal(true),
		userVerification: literal('required'),
	}),
	attestation: literal('none'),
})
export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptions>

/** What `navigator.credentials.get` needs, as JSON. */
export const PasskeyRequestOptions = object({
	challenge: string(),
	timeout: integer(),
	rpId: string(),
	allowCredentials: optional(array(Descriptor)),
	userVerification: literal('required'),
})
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptions>

/** A new passkey, as the browser answers. */
export const PasskeyAttestation = object({
	id: CredentialId,
	rawId: CredentialId,
	type: credential,
	response: object({
		clientDataJSON: bytes(4000),
		attestationObject: bytes(16_000),
		transports: optional(array(string({ maxLength: 32 }), { maxItems: 10 })),
	}),
})
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

/** A signature by a passkey, as the browser answers. */
export const PasskeyAssertion = object({
	id: CredentialId,
	rawId: CredentialId,
	type: credential,
	response: object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000) }),
})
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

const Code = string({ maxLength: 100 })

/** Proof of the second factor: exactly one of the fields. */
export const SecondFactor = object({ passkey: optional(PasskeyAssertion), code: optional(Code) })
export type SecondFactor = Static<typeof SecondFactor>

/** Proof of the owner of an account: exactly one of the fields. */
export const OwnerProof = object({
	password: optional(string({ maxLength: PASSWORD_MAX_LENGTH * 4 })),
	...SecondFactor.properties,
})
export type OwnerProof = Static<typeof OwnerProof>

/** A passkey of the member. */
export const Passkey = object({
	id: string(),
	name: string(),
	/** ISO instants. */
	createdAt: string(),
	usedAt: nullable(string()),
})
export type Passkey = Static<typeof Passkey>

/** The passkeys of a member, whether they are asked for after the password, and how many recovery codes are left. */
export const AccountSecurity = object({
	passkeys: array(Passkey),
	twoStep: boolean(),
	codesLeft: integer(),
})
export type AccountSecurity = Static<typeof AccountSecurity>

/** Recovery codes, which are shown only once. */
export const RecoveryCodes = object({ codes: array(string()) })

export const accountSecurityRoute = route('GET', '/api/account/passkeys', {
	session: 'needed',
	summary: 'The passkeys of the member, oldest first, with the state of the two-step sign-in',
	tag: 'account',
	answer: AccountSecurity,
})

export const newPasskeyRoute = route('POST', '/api/account/passkeys/options', {
	summary: 'Begins a new passkey. Needs a recent proof',
	tag: 'account',
	answer: PasskeyCreationOptions,
})

export const addPasskeyRoute = route('POST', '/api/account/passkeys', {
	summary: 'Adds a passkey. Needs a recent proof',
	tag: 'account',
	body: object({ name: string({ maxLength: PASSKEY_NAME_MAX_LENGTH * 4 }), passkey: PasskeyAttestation }),
	answer: Passkey,
})

export const removePasskeyRoute = route('DELETE', '/api/account/passkeys/:passkeyId', {
	summary: 'Removes a passkey; without the last one the two-step sign-in is off. Needs a recent proof',
	tag: 'account',
	params: object({ passkeyId: string({ minLength: 1, maxLength: 1400 }) }),
	answer: Done,
})

export const turnOnTwoStepRoute = route('POST', '/api/account/two-step', {
	summary:
		'Asks for a passkey after the password from now on; answers new recovery codes, and those before end. Needs a recent proof',
	tag: 'account',
	answer: RecoveryCodes,
})

export const turnOffTwoStepRoute = route('DELETE', '/api/account/two-step', {
	summary: 'Ends the two-step sign-in and its recovery codes. Needs a recent proof',
	tag: 'account',
	answer: Done,
})

export const STEP_UP_METHODS = ['password', 'passkey', 'code'] as const

export const startStepUpRoute = route('POST', '/api/account/step-up/options', {
	summary: 'How the member can prove to own the account; with none, a new sign-in is the proof',
	tag: 'account',
	answer: object({ methods: array(oneOf(STEP_UP_METHODS)), passkey: nullable(PasskeyRequestOptions) }),
})

export const stepUpRoute = route('POST', '/api/account/step-up', {
	summary: 'Proves to own the account; the session counts as proven for ten minutes',
	tag: 'account',
	body: OwnerProof,
	answer: Done,
})

export const startPasskeySignInRoute = route('POST', '/api/auth/passkey/options', {
	session: 'none',
	summary: 'Begins a sign-in by a passkey alone',
	tag: 'account',
	answer: PasskeyRequestOptions,
})

export const passkeySignInRoute = route('POST', '/api/auth/passkey', {
	session: 'none',
	summary: 'Signs a member in by a passkey alone',
	tag: 'account',
	body: object({ passkey: PasskeyAssertion }),
	answer: SignedIn,
})

export const startSecondFactorRoute = route('POST', '/api/auth/second-factor/options', {
	session: 'none',
	summary: 'Begins the second step of a sign-in, whose first step set a cookie',
	tag: 'account',
	answer: PasskeyRequestOptions,
})

export const secondFactorRoute = route('POST', '/api/auth/second-factor', {
	session: 'none',
	summary: 'Ends a sign-in in two steps by a passkey or a recovery code',
	tag: 'account',
	body: SecondFactor,
	answer: SignedIn,
})

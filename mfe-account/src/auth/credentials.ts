import { outcomeMessage } from 'shared-composition'
import type { Failure } from 'shared-composition/form'
import type { SignedIn } from 'shared-contract'
import { type Outcome, register, signIn } from 'shared-state'

export type AuthMode = 'login' | 'register'

/** The values of the form; they survive a switch of tabs and a refusal. */
export interface Credentials {
	username: string
	email: string
	password: string
}

/** Sends the credentials as typed: the server validates them. */
export function submitCredentials(
	mode: AuthMode,
	{ username, email, password }: Credentials,
): Promise<Outcome<SignedIn>> {
	return mode === 'login' ? signIn(email, password) : register(username, email, password)
}

/** The text of a failure. */
export function failureText(failure: Failure): string {
	return (failure.state === 'wrong' && failure.msg) || outcomeMessage(failure)
}

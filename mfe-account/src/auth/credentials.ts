import { outcomeWords } from 'shared-composition'
import type { Failure } from 'shared-composition/form'
import type { SignedIn } from 'shared-contract'
import { type Outcome, register, signIn } from 'shared-state'

export type AuthMode = 'login' | 'register'

/** What stands in the fields; it survives a switch of the tab and a refusal. */
export interface Credentials {
	username: string
	email: string
	password: string
}

/** Sends the fields as they are: the server knows the rules. */
export function submit(mode: AuthMode, { username, email, password }: Credentials): Promise<Outcome<SignedIn>> {
	return mode === 'login' ? signIn(email, password) : register(username, email, password)
}

/** What went wrong, in words. */
export function refusal(failure: Failure): string {
	return (failure.state === 'wrong' && failure.msg) || outcomeWords(failure)
}

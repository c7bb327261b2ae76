import { atom, type ReadableAtom } from 'nanostores'
import { loginRoute, logoutRoute, type Member, registerRoute, type SignedIn, sessionRoute } from 'shared-contract'
import { call } from './client.ts'
import type { Outcome } from './outcome.ts'
import { $token, $username } from './token.ts'

/** Who is using the page. A member whose token is stored counts as one until the server says otherwise. */
export type Session = { state: 'visitor' } | { state: 'member'; username: string; member: Member | undefined }

const $current = atom<Session>({ state: 'visitor' })

export const $session: ReadableAtom<Session> = $current

/** Takes up the stored session, then asks the server whether it still holds. */
export async function resumeSession(): Promise<void> {
	if (!$token.get()) return
	$current.set({ state: 'member', username: $username.get(), member: undefined })
	const outcome = await call(sessionRoute, {})
	if (outcome.state !== 'done') return
	if (outcome.answer.user) enter(outcome.answer.user)
	else leave()
}

/** Signs in. On success the token and the name are stored; the caller leads to the next page. */
export async function signIn(email: string, password: string): Promise<Outcome<SignedIn>> {
	return remember(await call(loginRoute, { body: { email, password } }))
}

/** Makes an account and signs in. */
export async function register(username: string, email: string, password: string): Promise<Outcome<SignedIn>> {
	return remember(await call(registerRoute, { body: { username, email, password } }))
}

/** Ends the session here at once, and on the server. */
export async function signOut(): Promise<void> {
	const ended = $token.get() ? call(logoutRoute, {}) : undefined
	leave()
	await ended
}

function remember(outcome: Outcome<SignedIn>): Outcome<SignedIn> {
	if (outcome.state === 'done') {
		$token.set(outcome.answer.token)
		enter(outcome.answer.user)
	}
	return outcome
}

function enter(member: Member) {
	$username.set(member.username)
	$current.set({ state: 'member', username: member.username, member })
}

function leave() {
	$token.set('')
	$username.set('')
	$current.set({ state: 'visitor' })
}

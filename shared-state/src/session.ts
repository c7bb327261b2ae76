import { atom, type ReadableAtom } from 'nanostores'
import { loginRoute, logoutRoute, type Member, registerRoute, type SignedIn, sessionRoute } from 'shared-contract'
import { call } from './client.ts'
import { $load } from './navigation.ts'
import type { Outcome } from './outcome.ts'
import { noteSession } from './sessionNotice.ts'
import { $doubts, $memberId, $token, $username, storedSession } from './token.ts'

/** Who is using the page. A member whose token is stored counts as one until the server says otherwise. */
export type Session =
	| { state: 'visitor' }
	| {
			state: 'member'
			username: string
			/** The member's id, as soon as it is known. */
			id?: string | undefined
			member: Member | undefined
	  }

const DOUBT_MS = 100

const $current = atom<Session>({ state: 'visitor' })

export const $session: ReadableAtom<Session> = $current

/** The member whose session the server confirmed first on this page: their things may stand in its memory. */
let firstMember: string | undefined
let checking: { token: string; ended: Promise<boolean> } | undefined

/**
 * Takes up the stored session, then asks the server whether it still holds.
 *
 * @param path where the page goes if the session has ended; left out, it stays where it is.
 */
export async function resumeSession(path?: string): Promise<void> {
	if (!$token.get()) return
	$current.set({ state: 'member', username: $username.get(), id: $memberId.get(), member: undefined })
	await checkSession(path)
}

/** Asks the server whether this page's session still holds, and follows where it does not. */
export async function checkSession(path?: string): Promise<void> {
	const token = $token.get()
	if (!token) return
	if (checking?.token !== token) {
		checking = { token, ended: isEnded(token) }
		void checking.ended.then(() => {
			if (checking?.token === token) checking = undefined
		})
	}
	if (await checking.ended) endSession(path)
}

/**
 * The session of this page has ended elsewhere. The page says so and is loaded anew as a visitor's; what had not shown
 * anything of the member's yet need not be.
 *
 * @param path where it goes; left out, it stays where it is.
 */
export function endSession(path?: string): void {
	if (!$token.get() || followStoredSession()) return
	const showsThings = firstMember !== undefined
	leave()
	noteSession('ended')
	if (showsThings) $load.get()(path)
}

/**
 * Follows the session that this browser has stored, where another tab changed it: a new session of the same member is
 * taken up; for anybody else the page is loaded anew, so that nothing of the one before stays in its memory.
 *
 * @returns whether it had changed.
 */
export function followStoredSession(): boolean {
	const stored = storedSession()
	const memberId = $memberId.get()
	if (stored.token === $token.get()) return false
	if (memberId !== undefined && stored.memberId === memberId) {
		$token.set(stored.token)
		$memberId.set(memberId)
		return true
	}
	noteSession(stored.token === '' ? 'ended' : 'other')
	$load.get()()
	return true
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

/** Whether another member than the one who is signed in now used this page before: it has to be loaded anew. */
export function isSecondMember(): boolean {
	return firstMember !== undefined && firstMember !== $memberId.get()
}

/** @returns whether the server no longer knows the session. */
async function isEnded(token: string): Promise<boolean> {
	const outcome = await call(sessionRoute, {})
	if (outcome.state !== 'done' || token !== $token.get()) return false
	const { user } = outcome.answer
	if (user) enter(user)
	return !user
}

function remember(outcome: Outcome<SignedIn>): Outcome<SignedIn> {
	if (outcome.state === 'done') {
		const { token, user } = outcome.answer
		$username.set(user.username)
		$token.set(token)
		enter(user)
	}
	return outcome
}

function enter(member: Member) {
	firstMember ??= member.id
	$username.set(member.username)
	$memberId.set(member.id)
	$current.set({ state: 'member', username: member.username, id: member.id, member })
}

function leave() {
	$token.set('')
	$username.set('')
	$current.set({ state: 'visitor' })
}

// A moment later: what asked may itself lead to sign in, and knows where to.
$doubts.listen(() => setTimeout(() => void checkSession(), DOUBT_MS))

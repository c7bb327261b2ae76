import { atom, type ReadableAtom } from 'nanostores'
import { type OwnMember, type SignedIn, sessionRoute } from 'shared-contract'
import { call, sendSignOut } from './client.ts'
import { $reload } from './navigation.ts'
import type { Outcome } from './outcome.ts'
import { setSessionNotice } from './sessionNotice.ts'
import { $memberId, $token, $unknownSessionAnswers, $username, leaveSession, storedSession } from './sessionToken.ts'
import { withMemberRoutes } from './withMemberRoutes.ts'

/** The user of the page. A stored token counts as a member until the server refuses it. */
export type Session =
	| { state: 'visitor' }
	| {
			state: 'member'
			username: string
			/** The member's id, once known. */
			id?: string | undefined
			member: OwnMember | undefined
	  }

const RECHECK_DELAY_MS = 100

const $current = atom<Session>({ state: 'visitor' })

export const $session: ReadableAtom<Session> = $current

/** The first member that the server confirmed on this page: their data may be in its memory. */
let firstMember: string | undefined
/** Where the page is reloaded at the end of its session, once an action has been refused for it. */
let wayOut: string | undefined
let checking: { token: string; ended: Promise<boolean> } | undefined

/**
 * Resumes the stored session, then checks it with the server.
 *
 * @param path the path to reload at if the session has ended; by default the current one
 */
export async function resumeSession(path?: string): Promise<void> {
	if (!$token.get()) return
	$current.set({ state: 'member', username: $username.get(), id: $memberId.get(), member: undefined })
	await checkSession(path)
}

/** Checks this page's session with the server, and handles its end. */
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
 * Handles the end of this page's session: shows a notice and reloads as a visitor. A page that has shown no data of the
 * member is not reloaded.
 *
 * @param path the path to reload at; by default the current one
 */
function endSession(path = wayOut): void {
	if (!$token.get() || followStoredSession()) return
	const hasShownMember = firstMember !== undefined
	clearSession()
	setSessionNotice('ended')
	if (hasShownMember) $reload.get()(path)
}

/** The same in the next task, or as soon as something else finds the end: the reload is at this path all the same. */
export function endSessionSoon(path: string): void {
	wayOut = path
	setTimeout(() => endSession(path))
}

/**
 * Follows a change of the stored session by another tab: adopts a new session of the same member; for another member it
 * reloads the page, so that no data of the previous one stays in memory.
 *
 * @returns true if it had changed
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
	setSessionNotice(stored.token === '' ? 'ended' : 'other')
	$reload.get()()
	return true
}

/** Signs in and stores token and name. The caller navigates to the next page. */
export async function signIn(email: string, password: string): Promise<Outcome<SignedIn>> {
	return storeSession(await withMemberRoutes((routes) => call(routes.loginRoute, { body: { email, password } })))
}

/** Creates an account and signs in. */
export async function register(username: string, email: string, password: string): Promise<Outcome<SignedIn>> {
	return storeSession(
		await withMemberRoutes((routes) => call(routes.registerRoute, { body: { username, email, password } })),
	)
}

/** Ends the session here at once, and on the server, once it can be reached. */
export async function signOut(): Promise<void> {
	if ($token.get()) leaveSession()
	clearSession()
	await sendSignOut()
}

/** True if another member used this page before: it has to be reloaded. */
export function needsReloadAfterSignIn(): boolean {
	return firstMember !== undefined && firstMember !== $memberId.get()
}

/** True if the server no longer knows the session. */
async function isEnded(token: string): Promise<boolean> {
	const outcome = await call(sessionRoute, {})
	if (outcome.state !== 'done' || token !== $token.get()) return false
	const { user } = outcome.answer
	if (user) setMember(user)
	return !user
}

/** Stores the session of a sign-in that has ended. The caller navigates to the next page. */
export function storeSession(outcome: Outcome<SignedIn>): Outcome<SignedIn> {
	if (outcome.state === 'done') {
		const { token, user } = outcome.answer
		$username.set(user.username)
		$token.set(token)
		setMember(user)
	}
	return outcome
}

function setMember(member: OwnMember) {
	wayOut = undefined
	firstMember ??= member.id
	$username.set(member.username)
	$memberId.set(member.id)
	$current.set({ state: 'member', username: member.username, id: member.id, member })
}

function clearSession() {
	$token.set('')
	$username.set('')
	$current.set({ state: 'visitor' })
}

// Delayed: the caller of the failed request may itself navigate to sign-in, with a better return path.
$unknownSessionAnswers.listen(() => setTimeout(() => void checkSession(), RECHECK_DELAY_MS))

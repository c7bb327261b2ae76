import { ownProposalsRoute, type Role, type RouteAnswer, waitingProposalsRoute } from 'shared-contract'
import { $session, call, type Outcome, type Session } from 'shared-state'

export type ProposalPage = RouteAnswer<typeof ownProposalsRoute>

export interface ProposalsData {
	own: Outcome<ProposalPage>
	/** The proposals of all members that wait; absent for who is no moderator. */
	waiting: Outcome<ProposalPage> | undefined
}

/** Loads the first pages. The waiting proposals are asked for only by moderators, so that no request is refused. */
export async function loadProposals(signal?: AbortSignal): Promise<ProposalsData> {
	const options = signal ? { signal } : {}
	const own = call(ownProposalsRoute, { query: {} }, options)
	// Leaving the page aborts it while the role is waited for.
	own.catch(() => {})
	const role = await roleOfSession()
	const mayReview = role === 'moderator' || role === 'admin'
	const waiting = mayReview ? await call(waitingProposalsRoute, { query: {} }, options) : undefined
	return { own: await own, waiting }
}

const ROLE_TIMEOUT_MS = 3000
const roleOf = (session: Session): Role | undefined => (session.state === 'member' ? session.member?.role : undefined)

/** The role of the session, for which a page that has just been opened waits. */
function roleOfSession(): Promise<Role | undefined> {
	const session = $session.get()
	if (session.state === 'visitor' || session.member) return Promise.resolve(roleOf(session))
	return new Promise((resolve) => {
		const settle = (role?: Role) => {
			clearTimeout(timer)
			unsubscribe()
			resolve(role)
		}
		const unsubscribe = $session.listen((changed) => settle(roleOf(changed)))
		const timer = setTimeout(settle, ROLE_TIMEOUT_MS)
	})
}

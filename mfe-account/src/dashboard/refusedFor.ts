import type { Role } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { $session, type Outcome, type Session } from 'shared-state'
import { words } from '../words.ts'
import { placesFor } from './places.tsx'

/** How long a page waits to learn who is signed in; then the server is asked, which knows anyhow. */
export const ROLE_AWAITED_MS = 3000

/**
 * What the server would say of a part of the dashboard that is not for whoever is signed in: it need not be asked, and a
 * refusal leaves nothing on the console. Nothing where the part may be for them.
 *
 * @param place the part's address
 */
export async function refusedFor(place: string): Promise<Outcome<never> | undefined> {
	const isFor = (role: Role) => placesFor(role).some(({ to }) => to === place)
	if (isFor('member')) return undefined
	const role = await roleNow()
	if (role === undefined || isFor(role)) return undefined
	await readyWords(words)
	return { state: 'refused', status: 403, problem: { code: 'request.forbidden', msg: '', requestId: '' } }
}

const roleOf = (session: Session) => (session.state === 'member' ? session.member?.role : undefined)

/** The role of whoever is signed in, once the server has said it; nothing where it does not come in time. */
function roleNow(): Promise<Role | undefined> {
	const first = $session.get()
	if (first.state === 'visitor' || first.member) return Promise.resolve(roleOf(first))
	return new Promise((resolve) => {
		const end = (role?: Role) => {
			clearTimeout(timer)
			unlisten()
			resolve(role)
		}
		const unlisten = $session.listen((session) => end(roleOf(session)))
		const timer = setTimeout(end, ROLE_AWAITED_MS)
	})
}

import { atom, type ReadableAtom } from 'nanostores'
import { type MemberCard, OWN_PROFILE, profileRoute } from 'shared-contract'
import { $session, $site, call, type Session } from 'shared-state'

const $known = atom<MemberCard | undefined>(undefined)

/** The signed-in member, or the sample member for a visitor of the demo. */
export const $currentMember: ReadableAtom<MemberCard | undefined> = $known

/** Loads the current member; undefined on failure, and for a visitor without the demo. */
export async function loadCurrentMember(): Promise<MemberCard | undefined> {
	const session = $session.get()
	if (session.state === 'member' && session.member) {
		const { id, username, avatarUrl } = session.member
		$known.set({ id, name: username, avatarUrl })
	} else if (session.state === 'member' || $site.get().demo) {
		const outcome = await call(profileRoute, { params: { username: OWN_PROFILE } })
		// Another member may have signed in meanwhile. More details of the same member are no change.
		if (nameOf($session.get()) !== nameOf(session)) return undefined
		if (outcome.state === 'done') {
			const { id, username, avatarUrl } = outcome.answer
			$known.set({ id, name: username, avatarUrl: avatarUrl || null })
		}
	}
	return $known.get()
}

/** Clears the store when another member signs in. */
export function clearCurrentMember(): void {
	$known.set(undefined)
}

const nameOf = (session: Session) => (session.state === 'member' ? session.username : '')

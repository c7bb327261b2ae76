import { atom, type ReadableAtom } from 'nanostores'
import { type MemberCard, OWN_PROFILE, profileRoute } from 'shared-contract'
import { $session, call, type Session } from 'shared-state'

const $known = atom<MemberCard | undefined>(undefined)

/** Whose messages these are: whoever is signed in, or the sample member for a visitor of a demo. */
export const $currentMember: ReadableAtom<MemberCard | undefined> = $known

/** Finds out who that is; undefined where it cannot be told now. */
export async function loadCurrentMember(): Promise<MemberCard | undefined> {
	const session = $session.get()
	if (session.state === 'member' && session.member) {
		const { id, username, avatarUrl } = session.member
		$known.set({ id, name: username, avatarUrl })
	} else {
		const outcome = await call(profileRoute, { params: { username: OWN_PROFILE } })
		// Somebody else may use the page by now. That more is known of the same member is no such thing.
		if (nameOf($session.get()) !== nameOf(session)) return undefined
		if (outcome.state === 'done') {
			const { id, username, avatarUrl } = outcome.answer
			$known.set({ id, name: username, avatarUrl: avatarUrl || null })
		}
	}
	return $known.get()
}

/** Somebody else uses the page from here on. */
export function clearCurrentMember(): void {
	$known.set(undefined)
}

const nameOf = (session: Session) => (session.state === 'member' ? session.username : '')

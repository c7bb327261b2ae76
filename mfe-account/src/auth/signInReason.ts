import { pathAfterSignIn } from 'shared-state'

/** The destinations that need an account: each has its own reason to sign in. */
const DESTINATIONS = ['lists', 'dashboard', 'settings', 'messages', 'notifications', 'moderation', 'add'] as const

type Reason = (typeof DESTINATIONS)[number] | 'profile' | 'member'

/** The reason to sign in, from the query of the sign-in page; undefined for a visitor who came without a detour. */
export function signInReason(search: string): Reason | undefined {
	const { pathname } = new URL(pathAfterSignIn(search), location.origin)
	const [, first, second] = pathname.split('/')
	if (first === 'profile') return second ? 'member' : 'profile'
	return DESTINATIONS.find((destination) => destination === first)
}

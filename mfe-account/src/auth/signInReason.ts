import { pathAfterSignIn } from 'shared-state'

/** The pages that need an account; each has its own text. */
const DESTINATIONS = [
	'lists',
	'dashboard',
	'settings',
	'messages',
	'notifications',
	'moderation',
	'add',
	'authorize',
	'device',
] as const

type Reason = (typeof DESTINATIONS)[number] | 'profile' | 'member'

/** The reason to sign in, by the `next` parameter; undefined without one. */
export function signInReason(search: string): Reason | undefined {
	const { pathname } = new URL(pathAfterSignIn(search), location.origin)
	const [, first, second] = pathname.split('/')
	if (first === 'profile') return second ? 'member' : 'profile'
	return DESTINATIONS.find((destination) => destination === first)
}

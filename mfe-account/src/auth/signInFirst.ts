import { redirectFrom } from 'shared-composition'
import { $site, $token, signInPath } from 'shared-state'

/**
 * Leads a visitor to sign in and back, before anything is asked that only a member has. On a demo a visitor is shown the
 * sample member's.
 */
export function signInFirst(request: Request): Response | undefined {
	return $site.get().demo ? undefined : accountFirst(request)
}

/** The same where the demo has nothing to show either: what only moderators or admins see. */
export function accountFirst(request: Request): Response | undefined {
	return $token.get() === '' ? toSignIn(request) : undefined
}

/** Leads to the sign-in page, and from there back to the address that was asked for. */
export function toSignIn(request: Request): Response {
	const { pathname, search } = new URL(request.url)
	return redirectFrom(request, signInPath(pathname + search))
}

import { redirectFrom } from 'shared-composition'
import { $site, $token, signInPath } from 'shared-state'

/**
 * Returns a redirect to the sign-in page for a visitor, before a loader requests member data. A demo site shows the
 * sample member instead.
 */
export function requireMemberUnlessDemo(request: Request): Response | undefined {
	return $site.get().demo ? undefined : requireMember(request)
}

/** The same for pages of moderators and admins, which a demo site cannot show either. */
export function requireMember(request: Request): Response | undefined {
	return $token.get() === '' ? redirectToSignIn(request) : undefined
}

/** A redirect to the sign-in page, which returns to the requested address. */
export function redirectToSignIn(request: Request): Response {
	const { pathname, search } = new URL(request.url)
	return redirectFrom(request, signInPath(pathname + search))
}

import { redirect } from 'react-router-dom'
import { $site, $token, signInPath } from 'shared-state'

/**
 * Leads a visitor to sign in and back, before anything is asked that only a member has. On a demo a visitor is shown the
 * sample member's.
 */
export function signInFirst(request: Request): Response | undefined {
	return $site.get().demo ? undefined : accountFirst(request)
}

/** The same where the demo has nothing to show either: what only moderators or admins see. */
export function accountFirst({ url }: Request): Response | undefined {
	const { pathname, search } = new URL(url)
	return $token.get() === '' ? redirect(signInPath(pathname + search)) : undefined
}

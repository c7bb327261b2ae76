import { redirectFrom } from 'shared-composition'
import { loadTranslations } from 'shared-i18n'
import { $site, $token, signInPath } from 'shared-state'

/**
 * Returns a redirect to the sign-in page for a visitor, before a loader requests member data. A demo site shows the
 * sample member instead.
 *
 * @param words those of the page: it asked for them ahead, and the reader comes back for them
 */
export function requireMemberUnlessDemo(request: Request, ...words: Words): Response | undefined {
	return $site.get().demo ? undefined : requireMember(request, ...words)
}

/** The same for pages of moderators and admins, which a demo site cannot show either. */
export function requireMember(request: Request, ...words: Words): Response | undefined {
	if ($token.get() !== '') return undefined
	loadTranslations(...words).catch(() => {})
	return redirectToSignIn(request)
}

type Words = Parameters<typeof loadTranslations>

/** A redirect to the sign-in page, which returns to the requested address. */
export function redirectToSignIn(request: Request): Response {
	const { pathname, search } = new URL(request.url)
	return redirectFrom(request, signInPath(pathname + search))
}

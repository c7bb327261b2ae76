import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { consentPath } from 'shared-contract'
import type { Settings } from '../../../core/settings.ts'
import { requestCookie } from './requestCookie.ts'

const NAMES = { interaction: 'niouka_interaction', resume: 'niouka_resume', session: 'niouka_oauth' }

/** The library's cookies. Only one is left after {@link dropUnusedCookies}: with it the browser goes on after the answer. */
export function cookiesSignedWith(secret: string) {
	const attributes = { signed: true, httpOnly: true, sameSite: 'lax' } as const
	return { keys: [secret], names: NAMES, long: attributes, short: attributes }
}

/**
 * Asks the member at every request, also of an app that they know, on a page of the site. A cookie binds the request to the
 * browser.
 */
export function askAlways(
	{ Check, Prompt }: typeof interactionPolicy,
	{ settings, secret, seconds }: { settings: Settings; secret: string; seconds: number },
) {
	const isUnanswered = ({ oidc }: KoaContextWithOIDC) => oidc.result?.consent === undefined
	const check = new Check('unanswered', 'the member has not answered', isUnanswered)
	return {
		policy: [new Prompt({ name: 'consent', requestable: true }, check)],
		url({ cookies }: KoaContextWithOIDC, { uid }: { uid: string }): string {
			const attributes = { ...requestCookie.attributes(settings), maxAge: seconds * 1000, signed: false }
			cookies.set(requestCookie.name(settings, uid), requestCookie.value(uid, secret), attributes)
			return consentPath(uid)
		},
	}
}

/** The library's session is not stored, and its cookie for the page is replaced by {@link requestCookie}. */
export function dropUnusedCookies(context: Pick<KoaContextWithOIDC, 'response' | 'set'>): void {
	const unused = [NAMES.interaction, NAMES.session]
	const cookies = [context.response.get('set-cookie') ?? []].flat()
	const kept = cookies.filter((cookie) => !unused.some((name) => cookie.startsWith(name)))
	if (kept.length === cookies.length) return
	if (kept.length === 0) context.response.remove('set-cookie')
	else context.set('set-cookie', kept)
}

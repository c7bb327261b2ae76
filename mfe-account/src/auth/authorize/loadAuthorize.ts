import type { LoaderFunctionArgs } from 'react-router-dom'
import { type ConsentRequest, consentRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMember } from '../requireMember.ts'
import { signInTranslations } from '../signInTranslations.ts'

export interface AuthorizeLoaderData {
	request: Outcome<ConsentRequest>
}

/** Loads what an app asks for. A visitor signs in first, and comes back to the same request. */
export async function loadAuthorize({
	request,
	params: { id = '' },
}: LoaderFunctionArgs): Promise<AuthorizeLoaderData | Response> {
	const redirect = requireMember(request)
	if (redirect) return redirect
	const [asked] = await Promise.all([
		call(consentRoute, { params: { id } }, { signal: request.signal }),
		loadTranslations(signInTranslations),
	])
	const isVisitor = asked.state === 'refused' && asked.problem.code === 'auth.required'
	return isVisitor ? redirectToSignIn(request) : { request: asked }
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { OWN_PROFILE, type Shelf, shelfRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { listTranslations } from './listTranslations.ts'

/** Loads the reader's own lists. A visitor signs in first. */
export async function loadLists({ request }: LoaderFunctionArgs): Promise<Outcome<Shelf> | Response> {
	const redirect = requireMemberUnlessDemo(request)
	if (redirect) return redirect
	const asked = call(shelfRoute, { params: { username: OWN_PROFILE } }, { signal: request.signal })
	const [shelf] = await Promise.all([asked, loadTranslations(listTranslations)])
	const mustSignIn = shelf.state === 'refused' && shelf.problem.code === 'auth.required'
	return mustSignIn ? redirectToSignIn(request) : shelf
}

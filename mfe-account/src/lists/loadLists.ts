import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { OWN_PROFILE, type Shelf, shelfRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { continueTranslations } from './continue/continueTranslations.ts'
import { listTranslations } from './listTranslations.ts'
import { loadListTabs } from './loadListTabs.ts'

/** Loads the reader's own lists, while the code of a list comes. A visitor signs in first. */
export async function loadLists({ request }: LoaderFunctionArgs): Promise<Outcome<Shelf> | Response> {
	const redirect = requireMemberUnlessDemo(request, listTranslations, continueTranslations)
	if (redirect) return redirect
	// The page tells of code that does not arrive.
	loadListTabs().catch(() => {})
	const asked = call(shelfRoute, { params: { username: OWN_PROFILE } }, { signal: request.signal })
	const [shelf] = await Promise.all([asked, loadTranslations(listTranslations)])
	const mustSignIn = shelf.state === 'refused' && shelf.problem.code === 'auth.required'
	return mustSignIn ? redirectToSignIn(request) : shelf
}

/** A view of a list is a part of the address; only the custom lists are read again when the reader comes back to them. */
export const shouldRevalidateLists: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
	return nextUrl.searchParams.get('list') === 'custom'
}

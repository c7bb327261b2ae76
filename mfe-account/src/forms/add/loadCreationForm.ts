import type { LoaderFunctionArgs } from 'react-router-dom'
import { creationStartRoute, type RouteAnswer } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, $site, call, type Outcome } from 'shared-state'
import { redirectToSignIn } from '../../auth/requireMember.ts'
import { addTranslations } from './addTranslations.ts'

export type AddLoaderData = Outcome<RouteAnswer<typeof creationStartRoute>>

/** Loads the data of a creation form. A visitor signs in first, except on a demo site. */
export async function loadCreationForm({ request }: LoaderFunctionArgs): Promise<AddLoaderData | Response> {
	if ($session.get().state === 'visitor' && !$site.get().demo) return redirectToSignIn(request)
	const [start] = await Promise.all([
		call(creationStartRoute, {}, { signal: request.signal }),
		loadTranslations(addTranslations),
	])
	return start
}

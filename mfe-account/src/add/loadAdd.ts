import type { LoaderFunctionArgs } from 'react-router-dom'
import { creationStartRoute, type RouteAnswer } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { $session, $site, call, type Outcome } from 'shared-state'
import { toSignIn } from '../auth/signInFirst.ts'
import { words } from '../words.ts'

export type AddArrival = Outcome<RouteAnswer<typeof creationStartRoute>>

/** Asks for what a form must know. A visitor signs in first and comes back, unless the site is a demo that all may try. */
export async function loadAdd({ request }: LoaderFunctionArgs): Promise<AddArrival | Response> {
	if ($session.get().state === 'visitor' && !$site.get().demo) return toSignIn(request)
	const [start] = await Promise.all([call(creationStartRoute, {}, { signal: request.signal }), readyWords(words)])
	return start
}

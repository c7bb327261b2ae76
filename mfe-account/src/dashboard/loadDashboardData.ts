import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Route, RouteAnswer, RouteInput } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { dashboardTranslations } from './dashboardTranslations.ts'

/** Loads the data and the words of a dashboard page. A visitor signs in first. */
export async function loadDashboardData<R extends Route>(
	{ request }: Pick<LoaderFunctionArgs, 'request'>,
	route: R,
	input: RouteInput<R>,
	...words: Parameters<typeof loadTranslations>
): Promise<Outcome<RouteAnswer<R>> | Response> {
	const redirect = requireMemberUnlessDemo(request, dashboardTranslations, ...words)
	if (redirect) return redirect
	const [outcome] = await Promise.all([
		call(route, input, { signal: request.signal }),
		loadTranslations(dashboardTranslations, ...words),
	])
	const mustSignIn = outcome.state === 'refused' && outcome.problem.code === 'auth.required'
	return mustSignIn ? redirectToSignIn(request) : outcome
}

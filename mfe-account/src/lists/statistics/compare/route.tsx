import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Comparison, comparisonRoute, OWN_PROFILE } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../../../auth/requireMember.ts'
import { statisticsTranslations } from '../statisticsTranslations.ts'

export { ComparePage as Component } from './ComparePage.tsx'

/** Loads the comparison in the address, if it names two members. Who compares with `@me` signs in first. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Outcome<Comparison> | null | Response> {
	const { username, other } = params
	if ([username, other].includes(OWN_PROFILE)) {
		const redirect = requireMemberUnlessDemo(request, statisticsTranslations)
		if (redirect) return redirect
	}
	const [outcome] = await Promise.all([
		username === undefined || other === undefined
			? null
			: call(comparisonRoute, { params: { username, other } }, { signal: request.signal }),
		loadTranslations(statisticsTranslations),
	])
	const mustSignIn = outcome?.state === 'refused' && outcome.problem.code === 'auth.required'
	return mustSignIn ? redirectToSignIn(request) : outcome
}

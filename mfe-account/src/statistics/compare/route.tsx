import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Comparison, comparisonRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn } from '../../auth/requireMember.ts'
import { translations } from '../../translations.ts'

export { ComparePage as Component } from './ComparePage.tsx'

/** Loads the comparison in the address, if it names two members. Who compares with `@me` signs in first. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Outcome<Comparison> | null | Response> {
	const { username, other } = params
	const [outcome] = await Promise.all([
		username === undefined || other === undefined
			? null
			: call(comparisonRoute, { params: { username, other } }, { signal: request.signal }),
		loadTranslations(translations),
	])
	const mustSignIn = outcome?.state === 'refused' && outcome.problem.code === 'auth.required'
	return mustSignIn ? redirectToSignIn(request) : outcome
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { missingOverviewRoute, missingTitlesRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { type MissingLoaderData, parseMissingQuery } from './missingQuery.ts'

export { MissingPage as Component } from './MissingPage.tsx'

/** Loads what the catalogue lacks, and the titles that lack the field of the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<MissingLoaderData | Response> {
	const redirect = requireMemberUnlessDemo(request, dashboardTranslations, contributionTranslations)
	if (redirect) return redirect
	const { field, page } = parseMissingQuery(new URL(request.url).searchParams)
	const { signal } = request
	const [overview, titles] = await Promise.all([
		call(missingOverviewRoute, {}, { signal }),
		call(missingTitlesRoute, { params: { field }, query: { page } }, { signal }),
		loadTranslations(dashboardTranslations, contributionTranslations),
	])
	return { overview, titles }
}

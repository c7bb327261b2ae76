import type { LoaderFunctionArgs } from 'react-router-dom'
import { type MissingField, missingOverviewRoute, missingTitlesRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { firstMissing, type MissingLoaderData, parseMissingQuery } from './missingQuery.ts'

export { MissingPage as Component } from './MissingPage.tsx'

/** Loads what the catalogue lacks, and the titles that lack the field of the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<MissingLoaderData | Response> {
	const redirect = requireMemberUnlessDemo(request, dashboardTranslations, contributionTranslations)
	if (redirect) return redirect
	const { kind, field: asked, drive, page } = parseMissingQuery(new URL(request.url).searchParams)
	const { signal } = request
	const loadTitles = (field: MissingField) =>
		call(
			missingTitlesRoute,
			{ params: { field }, query: { ...(drive === undefined ? { kind } : { drive }), page } },
			{ signal },
		)
	const [overview, titles] = await Promise.all([
		call(missingOverviewRoute, { query: { kind } }, { signal }),
		asked && loadTitles(asked),
		loadTranslations(dashboardTranslations, contributionTranslations),
	])
	const field = asked ?? firstMissing(overview)
	return { overview, titles: titles ?? (await loadTitles(field)), field }
}

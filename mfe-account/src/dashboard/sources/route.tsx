import type { LoaderFunctionArgs } from 'react-router-dom'
import { sourcesRoute } from 'shared-contract'
import { requireMember } from '../../auth/requireMember.ts'
import { dashboardTranslations } from '../dashboardTranslations.ts'
import { loadDashboardData } from '../loadDashboardData.ts'
import { requireRoleFor } from '../requireRoleFor.ts'
import { sourceTranslations } from './sourceTranslations.ts'

export { SourcesPage as Component } from './SourcesPage.tsx'

/** Loads the sources; requests nothing if the role does not allow it. */
export async function loader(args: LoaderFunctionArgs) {
	const response =
		requireMember(args.request, dashboardTranslations, sourceTranslations) ??
		(await requireRoleFor('/dashboard/sources', sourceTranslations))
	return response ?? loadDashboardData(args, sourcesRoute, {}, sourceTranslations)
}

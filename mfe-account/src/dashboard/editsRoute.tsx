import type { LoaderFunctionArgs } from 'react-router-dom'
import { allContributionsRoute } from 'shared-contract'
import { requireMember } from '../auth/requireMember.ts'
import { ContributionsPage } from './ContributionsPage.tsx'
import { contributionTranslations } from './contributionTranslations.ts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { loadDashboardData } from './loadDashboardData.ts'
import { requireRoleFor } from './requireRoleFor.ts'

export function Component() {
	return <ContributionsPage of="edits" route={allContributionsRoute} />
}

/** Loads the edits of all members; requests nothing if the role does not allow it. */
export async function loader(args: LoaderFunctionArgs) {
	const response =
		requireMember(args.request, dashboardTranslations, contributionTranslations) ??
		(await requireRoleFor('/dashboard/edits', contributionTranslations))
	return response ?? loadDashboardData(args, allContributionsRoute, { query: {} }, contributionTranslations)
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { ownContributionsRoute } from 'shared-contract'
import { ContributionsPage } from './ContributionsPage.tsx'
import { contributionTranslations } from './contributionTranslations.ts'
import { loadDashboardData } from './loadDashboardData.ts'

export function Component() {
	return <ContributionsPage of="contributions" route={ownContributionsRoute} />
}

export function loader(args: LoaderFunctionArgs) {
	return loadDashboardData(args, ownContributionsRoute, { query: {} }, contributionTranslations)
}

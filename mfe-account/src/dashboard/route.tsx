import type { LoaderFunctionArgs } from 'react-router-dom'
import { dashboardRoute } from 'shared-contract'
import { loadDashboardData } from './loadDashboardData.ts'

export { DashboardPage as Component } from './DashboardPage.tsx'

export function loader(args: LoaderFunctionArgs) {
	return loadDashboardData(args, dashboardRoute, {})
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { dashboardRoute } from 'shared-contract'
import { load } from './load.ts'

export { DashboardPage as Component } from './DashboardPage.tsx'

export function loader(args: LoaderFunctionArgs) {
	return load(args, dashboardRoute, {})
}

import { importFailure } from './importFailure.ts'

type MemberRoutes = typeof import('./memberRoutes.ts')

/** Loads the member's routes and calls one of them. If they cannot be loaded, the next call tries again. */
export async function withMemberRoutes<T>(
	use: (routes: MemberRoutes) => Promise<T>,
): Promise<T | ReturnType<typeof importFailure>> {
	const routes = await import(/* webpackChunkName: "member-routes" */ './memberRoutes.ts').catch(importFailure)
	return 'state' in routes ? routes : use(routes)
}

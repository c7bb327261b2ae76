type MemberRoutes = typeof import('./memberRoutes.ts')

/** Loads the member's routes and calls one of them. If they cannot be loaded, the server is unreachable; the next call tries again. */
export async function withMemberRoutes<T>(
	use: (routes: MemberRoutes) => Promise<T>,
): Promise<T | { state: 'unreachable' }> {
	const routes = await import(/* webpackChunkName: "member-routes" */ './memberRoutes.ts').catch(() => undefined)
	return routes ? use(routes) : { state: 'unreachable' }
}

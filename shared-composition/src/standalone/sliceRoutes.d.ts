/** The routes of the slice that is developed alone: an alias of its build. */
declare module 'niouka-slice-routes' {
	export const routes: import('react-router-dom').RouteObject[]
}

import type { RouteObject } from 'react-router-dom'

/**
 * The screens of this slice, by absolute path. Each is fetched when it is first visited: `lazy` imports a module that
 * exports `Component` and, where it has data, `loader`. The chunk's name is the one in `slice.config.ts`.
 */
export const routes: RouteObject[] = [
	{ path: '/auth', lazy: () => import(/* webpackChunkName: "auth" */ './auth/route.tsx') },
	{ path: '/lists', lazy: () => import(/* webpackChunkName: "lists" */ './lists/route.tsx') },
	{ path: '/settings/*', lazy: () => import(/* webpackChunkName: "settings" */ './settings/route.tsx') },
	{ path: '/terms', lazy: () => import(/* webpackChunkName: "legal" */ './legal/termsRoute.tsx') },
	{ path: '/privacy', lazy: () => import(/* webpackChunkName: "legal" */ './legal/privacyRoute.tsx') },
	{ path: '/dmca', lazy: () => import(/* webpackChunkName: "legal" */ './legal/dmcaRoute.tsx') },
]

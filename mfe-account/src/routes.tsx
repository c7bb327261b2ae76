import type { RouteObject } from 'react-router-dom'

/**
 * The pages of this slice, by absolute path. Each one loads on its first visit: `lazy` imports a module that exports
 * `Component` and, if it needs data, `loader`. Chunk names match `slice.config.ts`.
 */
export const routes: RouteObject[] = [
	{ path: '/auth', lazy: () => import(/* webpackChunkName: "auth" */ './auth/route.tsx') },
	{ path: '/authorize/:id', lazy: () => import(/* webpackChunkName: "authorize" */ './auth/authorize/route.tsx') },
	{ path: '/device', lazy: () => import(/* webpackChunkName: "device" */ './auth/authorize/deviceRoute.tsx') },
	{ path: '/lists', lazy: () => import(/* webpackChunkName: "lists" */ './lists/route.tsx') },
	{ path: '/lists/import', lazy: () => import(/* webpackChunkName: "transfer" */ './lists/transfer/route.tsx') },
	{ path: '/lists/:listId', lazy: () => import(/* webpackChunkName: "public-list" */ './lists/publicList/route.tsx') },
	{ path: '/views/:viewId', lazy: () => import(/* webpackChunkName: "public-list" */ './lists/views/route.tsx') },
	{ path: '/settings/*', lazy: () => import(/* webpackChunkName: "settings" */ './settings/route.tsx') },
	{ path: '/dashboard', lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route.tsx') },
	{
		path: '/dashboard/contributions',
		lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/contributionsRoute.tsx'),
	},
	{ path: '/dashboard/edits', lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/editsRoute.tsx') },
	{
		path: '/dashboard/missing',
		lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/missingRoute.tsx'),
	},
	{ path: '/dashboard/members', lazy: () => import(/* webpackChunkName: "members" */ './dashboard/membersRoute.tsx') },
	{ path: '/dashboard/sources', lazy: () => import(/* webpackChunkName: "sources" */ './dashboard/sources/route.tsx') },
	{
		path: '/dashboard/releases',
		lazy: () => import(/* webpackChunkName: "releases" */ './dashboard/releases/route.tsx'),
	},
	...['anime', 'manga', 'movie'].map((form) => ({
		path: `/add/${form}`,
		lazy: () => import(/* webpackChunkName: "add" */ './forms/add/titleRoute.tsx'),
	})),
	{ path: '/add/news', lazy: () => import(/* webpackChunkName: "add-news" */ './forms/add/newsRoute.tsx') },
	{ path: '/compare', lazy: () => import(/* webpackChunkName: "compare" */ './lists/statistics/compare/route.tsx') },
	{
		path: '/compare/:username/:other',
		lazy: () => import(/* webpackChunkName: "compare" */ './lists/statistics/compare/route.tsx'),
	},
	{ path: '/developers', lazy: () => import(/* webpackChunkName: "developers" */ './settings/developers/route.tsx') },
	{ path: '/terms', lazy: () => import(/* webpackChunkName: "legal" */ './legal/termsRoute.tsx') },
	{ path: '/privacy', lazy: () => import(/* webpackChunkName: "legal" */ './legal/privacyRoute.tsx') },
	{ path: '/dmca', lazy: () => import(/* webpackChunkName: "legal" */ './legal/dmcaRoute.tsx') },
]

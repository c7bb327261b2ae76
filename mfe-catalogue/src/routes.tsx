import type { RouteObject } from 'react-router-dom'

/**
 * The screens of this slice, by absolute path. Each is fetched when it is first visited: `lazy` imports a module that
 * exports `Component` and, where it has data, `loader`. The chunk's name is the one in `slice.config.ts`.
 */
export const routes: RouteObject[] = [
	{ path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/route.tsx') },
	{ path: '/anime/:id', lazy: () => import(/* webpackChunkName: "title" */ './title/route.tsx') },
	{ path: '/movie/:id', lazy: () => import(/* webpackChunkName: "title" */ './title/route.tsx') },
	{ path: '/manga/:id', lazy: () => import(/* webpackChunkName: "manga" */ './manga/route.tsx') },
	{ path: '/episode/:id', lazy: () => import(/* webpackChunkName: "episode" */ './episode/route.tsx') },
]

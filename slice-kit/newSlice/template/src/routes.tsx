import type { RouteObject } from 'react-router-dom'

/**
 * The screens of this slice, by absolute path. Each loads on its first visit: `lazy` imports a module that exports
 * `Component` and, if the screen has data, `loader`. `slice.config.ts` names the same chunk.
 */
export const routes: RouteObject[] = [
	{ path: '/blank', lazy: () => import(/* webpackChunkName: "page" */ './page/route.tsx') },
]

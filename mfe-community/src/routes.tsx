import type { RouteObject } from 'react-router-dom'

/**
 * The screens of this slice, by absolute path. Each loads on its first visit: `lazy` imports a module that exports
 * `Component` and, if the screen has data, `loader`. `slice.config.ts` names the same chunk.
 */
export const routes: RouteObject[] = [
	{ path: '/messages/*', lazy: () => import(/* webpackChunkName: "messages" */ './messaging/messages/route.tsx') },
	{ path: '/profile', lazy: () => import(/* webpackChunkName: "profile" */ './profiles/profile/route.tsx') },
	{
		path: '/profile/:username/:part?',
		lazy: () => import(/* webpackChunkName: "profile" */ './profiles/profile/route.tsx'),
	},
	{ path: '/together/:code?', lazy: () => import(/* webpackChunkName: "together" */ './messaging/together/route.tsx') },
	{ path: '/moderation', lazy: () => import(/* webpackChunkName: "moderation" */ './moderation/route.tsx') },
	{ path: '/appeals/:kind/:id', lazy: () => import(/* webpackChunkName: "appeal" */ './moderation/appeal/route.tsx') },
	{
		path: '/transparency',
		lazy: () => import(/* webpackChunkName: "transparency" */ './moderation/transparency/route.tsx'),
	},
	{ path: '/notifications', lazy: () => import(/* webpackChunkName: "notifications" */ './notifications/route.tsx') },
]

import type { RouteObject } from 'react-router-dom'

/**
 * The routes of this slice, by absolute path. Each is loaded when it is first visited: `lazy` imports a module that
 * exports `Component` and, if the screen has data, `loader`. `slice.config.ts` uses the same chunk names.
 */
export const routes: RouteObject[] = [
	{ path: '/', lazy: () => import(/* webpackChunkName: "home" */ './browse/home/route.tsx') },
	{ path: '/explore', lazy: () => import(/* webpackChunkName: "explore" */ './browse/explore/route.tsx') },
	{ path: '/search', lazy: () => import(/* webpackChunkName: "search" */ './browse/search/route.tsx') },
	{ path: '/mangas', lazy: () => import(/* webpackChunkName: "mangas" */ './browse/mangas/route.tsx') },
	{ path: '/popular', lazy: () => import(/* webpackChunkName: "ranking" */ './ranking/route.tsx') },
	{ path: '/categories', lazy: () => import(/* webpackChunkName: "categories" */ './browse/categories/route.tsx') },
	{ path: '/releases', lazy: () => import(/* webpackChunkName: "releases" */ './browse/releases/route.tsx') },
	{ path: '/movies', lazy: () => import(/* webpackChunkName: "movies" */ './browse/movies/route.tsx') },
	{ path: '/episodes', lazy: () => import(/* webpackChunkName: "episodes" */ './browse/episodes/route.tsx') },
	{ path: '/anime/:id', lazy: () => import(/* webpackChunkName: "title" */ './detail/title/route.tsx') },
	{ path: '/movie/:id', lazy: () => import(/* webpackChunkName: "title" */ './detail/title/route.tsx') },
	{ path: '/manga/:id', lazy: () => import(/* webpackChunkName: "manga" */ './detail/manga/route.tsx') },
	{ path: '/episode/:id', lazy: () => import(/* webpackChunkName: "episode" */ './detail/episode/route.tsx') },
	{
		path: '/proposals/:part?',
		lazy: () => import(/* webpackChunkName: "proposals" */ './contribute/proposals/route.tsx'),
	},
	{ path: '/person/:id', lazy: () => import(/* webpackChunkName: "person" */ './detail/person/route.tsx') },
	{ path: '/character/:id', lazy: () => import(/* webpackChunkName: "character" */ './detail/character/route.tsx') },
	{ path: '/studio/:id', lazy: () => import(/* webpackChunkName: "studio" */ './detail/studio/route.tsx') },
	{ path: '/tag/:name', lazy: () => import(/* webpackChunkName: "tag" */ './detail/tag/route.tsx') },
	{ path: '/season/:year/:season', lazy: () => import(/* webpackChunkName: "season" */ './detail/season/route.tsx') },
	{ path: '/seasons', lazy: () => import(/* webpackChunkName: "seasons" */ './browse/seasons/route.tsx') },
	{ path: '/franchise/:id', lazy: () => import(/* webpackChunkName: "franchise" */ './detail/franchise/route.tsx') },
	{ path: '/data', lazy: () => import(/* webpackChunkName: "openData" */ './contribute/openData/route.tsx') },
	{ path: '/calendar', lazy: () => import(/* webpackChunkName: "calendar" */ './calendar/route.tsx') },
	{ path: '/news', lazy: () => import(/* webpackChunkName: "news" */ './news/route.tsx') },
	{ path: '/news/:id', lazy: () => import(/* webpackChunkName: "article" */ './news/articleRoute.tsx') },
]

import type { CompositionHost } from 'shared-composition'

/** The modules of the slices, compiled into the build of the page. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
	'mfe-catalogue/routes': () => import(/* webpackMode: "eager" */ 'mfe-catalogue/src/routes.tsx'),
	'mfe-community/routes': () => import(/* webpackMode: "eager" */ 'mfe-community/src/routes.tsx'),
	'mfe-account/routes': () => import(/* webpackMode: "eager" */ 'mfe-account/src/routes.tsx'),
	'mfe-community/BlockedMembers': () =>
		import(/* webpackChunkName: "blocked-members" */ 'mfe-community/src/profiles/blocked/BlockedMembers.tsx'),
	'mfe-community/Comments': () => import(/* webpackChunkName: "comments" */ 'mfe-community/src/comments/Comments.tsx'),
	'mfe-community/Connections': () =>
		import(/* webpackChunkName: "connections" */ 'mfe-community/src/profiles/connections/Connections.tsx'),
	'mfe-community/Reviews': () => import(/* webpackChunkName: "reviews" */ 'mfe-community/src/reviews/Reviews.tsx'),
	'mfe-account/ListTabs': () =>
		import(/* webpackChunkName: "list-tabs" */ 'mfe-account/src/lists/listTabs/ListTabs.tsx'),
	'mfe-account/SaveButton': () =>
		import(/* webpackChunkName: "save-button" */ 'mfe-account/src/lists/saveButton/SaveButton.tsx'),
	'mfe-account/Statistics': () =>
		import(/* webpackChunkName: "statistics" */ 'mfe-account/src/lists/statistics/Statistics.tsx'),
	'mfe-account/TitleStatistics': () =>
		import(/* webpackChunkName: "title-statistics" */ 'mfe-account/src/lists/statistics/TitleStatistics.tsx'),
	'mfe-account/Year': () => import(/* webpackChunkName: "year" */ 'mfe-account/src/lists/statistics/Year.tsx'),
}

/** The host of a page whose build contains its slices. */
export const host: CompositionHost = {
	async load(slice, module) {
		const built = MODULES[`${slice}/${module}`]
		if (!built) throw new Error(`the monolith has no ${slice}/${module}`)
		return built()
	},
	async abandon() {},
}

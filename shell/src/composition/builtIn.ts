import type { CompositionHost } from 'shared-composition'

// Only the monolith of the benchmarks holds this module, which names slices: the shell itself never does.
const ROUTES: Readonly<Record<string, () => Promise<unknown>>> = {
	'mfe-catalogue': () => import(/* webpackMode: "eager" */ '../../../mfe-catalogue/src/routes.tsx'),
	'mfe-community': () => import(/* webpackMode: "eager" */ '../../../mfe-community/src/routes.tsx'),
	'mfe-account': () => import(/* webpackMode: "eager" */ '../../../mfe-account/src/routes.tsx'),
}

/** A host whose slices are part of its own build. */
export const host: CompositionHost = {
	async load(slice, module) {
		const routes = module === 'routes' ? ROUTES[slice] : undefined
		if (!routes) throw new Error(`the monolith has no ${slice}/${module}`)
		return routes()
	},
	async abandon() {},
}

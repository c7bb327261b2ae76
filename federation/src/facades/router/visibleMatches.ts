import type { Matches, RouterState } from './types.ts'

export interface Visible {
	matches: Matches
	/** The route whose fallback stands in place of what is below it, by index in `matches`. */
	fallback?: number
}

/** The matched routes that are drawn: down to one with an error, or to the fallback above one without its data. */
export function visibleMatches(state: RouterState): Visible {
	const { errors, loaderData, renderFallback } = state
	const failed = state.matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
	const matches = failed < 0 ? state.matches : state.matches.slice(0, failed + 1)
	let fallback = -1
	for (const [index, { route }] of matches.entries()) {
		if (route.hydrateFallbackElement) fallback = index
		const missing = route.lazy || (route.loader && !Object.hasOwn(loaderData, route.id))
		if (missing && errors?.[route.id] === undefined) return cut(matches, Math.max(fallback, 0), renderFallback)
	}
	return renderFallback && matches.length > 0 ? { matches, fallback: Math.max(fallback, 0) } : { matches }
}

function cut(matches: Matches, fallback: number, renderFallback: boolean): Visible {
	const shown = matches.slice(0, fallback + 1)
	return renderFallback ? { matches: shown, fallback } : { matches: shown }
}

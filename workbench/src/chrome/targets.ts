import type { BenchSlice } from '../bench/bench.ts'
import { fillPattern } from '../route/parameters.ts'
import type { ProbeReport } from '../view/message.ts'
import type { Target } from '../view/view.ts'

/** Something to look at, and what it is called. */
interface Named {
	target: Target
	words: string
}

/** The routes of a slice: as it has them, or until it has been loaded, the paths that it owns. */
export function routeTargets({ id, slice }: BenchSlice, probe: ProbeReport | undefined): Named[] {
	const patterns = probe?.routes.length ? probe.routes : slice.owns
	return [...new Set(patterns)].map((pattern) => ({
		target: { kind: 'route', slice: id, path: fillPattern(pattern) },
		words: pattern,
	}))
}

/** The widgets that a slice lends. */
export function widgetTargets({ id, slice }: BenchSlice): Named[] {
	const modules = Object.keys(slice.exposes).filter((module) => module !== 'routes' && module !== 'identity')
	return modules.map((widget) => ({ target: { kind: 'widget', slice: id, widget, props: undefined }, words: widget }))
}

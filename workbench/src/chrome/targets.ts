import { NO_WIDGETS } from 'shared-contract'
import type { ModuleReport } from '../protocol/message.ts'
import type { IndexedSlice } from '../protocol/workbenchIndex.ts'
import { pathFromPattern } from '../route/parameters.ts'
import type { Target } from '../view/view.ts'

/** A target with its label. */
interface LabelledTarget {
	target: Target
	label: string
}

/** The routes of a slice; its owned paths until it has been loaded. */
export function routeTargets({ id, slice }: IndexedSlice, report: ModuleReport | undefined): LabelledTarget[] {
	const patterns = report?.routes.length ? report.routes : slice.owns
	return [...new Set(patterns)].map((pattern) => ({
		target: { kind: 'route', slice: id, path: pathFromPattern(pattern) },
		label: pattern,
	}))
}

/** The widgets that a slice exposes. */
export function widgetTargets({ id, slice }: IndexedSlice): LabelledTarget[] {
	const modules = Object.keys(slice.exposes).filter((module) => !NO_WIDGETS.includes(module))
	return modules.map((widget) => ({ target: { kind: 'widget', slice: id, widget, props: undefined }, label: widget }))
}

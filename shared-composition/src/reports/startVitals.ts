import type { Vital } from 'shared-contract'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { recordEvent } from '../eventLog.ts'
import { ownerOf } from './ownerOf.ts'

/** In milliseconds in the browser, in seconds in reports. */
const UNITS: Record<Vital, number> = { LCP: 1000, INP: 1000, CLS: 1 }

/**
 * Reports the web vitals of each screen, by the owned path that it is under. A browser that tells no soft navigations measures from
 * the page load on: its delays and shifts count only while the reader stays under the path of the first screen.
 */
export function startVitals(): void {
	const told = new Set<string>()
	const tell = ({ id, name, value, navigationURL }: Metric & { name: Vital }) => {
		const owner = ownerOf(new URL(navigationURL ?? location.href).pathname)
		const hasLeft = ownerOf(location.pathname)?.prefix !== owner?.prefix
		const isMixed = hasLeft && name !== 'LCP' && !tellsSoftNavigations()
		// A page that is hidden again and again reports again; its first value counts.
		if (!owner || isMixed || told.has(id)) return
		told.add(id)
		const vital = { screen: owner.prefix, metric: name, value: value / UNITS[name] }
		recordEvent({ phase: 'vital', slice: owner.slice.name, version: owner.slice.version, vital })
	}
	for (const follow of [onLCP, onINP, onCLS]) follow(tell, { reportSoftNavs: true })
}

function tellsSoftNavigations() {
	return PerformanceObserver.supportedEntryTypes.includes('soft-navigation')
}

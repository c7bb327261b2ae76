import { compositionReportRoute } from 'shared-contract'
import { type CompositionEvent, FAILURES, pageLog, record, type Uncaught } from '../events.ts'
import { $registry } from '../registry.ts'
import { attribute } from './attribute.ts'
import { batch } from './batch.ts'

/** So long events are gathered before they are sent, ms. */
const GATHER_MS = 4000

/**
 * Tells the server what happens to slices on this page, from its very start: in batches, the last when it is left. Why a
 * slice failed is told on the console, too.
 */
export function startReports(): void {
	const log = pageLog()
	const isNew = newFaults()
	let unsent: CompositionEvent[] = log.events.filter(isNew)
	unsent.forEach(explain)
	let timer: ReturnType<typeof setTimeout> | undefined
	const send = () => {
		clearTimeout(timer)
		timer = undefined
		const reports = batch(unsent)
		unsent = []
		if (reports.length === 0) return
		const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' })
		navigator.sendBeacon(compositionReportRoute.path, body)
	}
	log.hear = (event) => {
		if (!isNew(event)) return
		unsent.push(event)
		explain(event)
		timer ??= setTimeout(send, GATHER_MS)
	}
	for (const event of log.uncaught) recordUncaught(event)
	log.uncaught = []
	log.catch = recordUncaught
	addEventListener('pagehide', send)
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') send()
	})
	timer ??= setTimeout(send, GATHER_MS)
}

/**
 * Tells the first of each fault from those that come after: what fails again and again for one reader, as what a timer
 * runs, says no more of how a version fares for all.
 */
function newFaults(): (event: CompositionEvent) => boolean {
	const known = new Set<string>()
	return ({ phase, slice, version, module, error }) => {
		if (phase === 'ready') return true
		const fault = JSON.stringify([phase, slice, version, module, error])
		if (known.has(fault)) return false
		known.add(fault)
		return true
	}
}

// What nobody caught, the browser tells by itself. A slice that nobody releases has no version.
function explain({ phase, slice, version, module = 'entry', error, cause = error }: CompositionEvent) {
	if (phase === 'late' || !version || !FAILURES.includes(phase)) return
	console.error(`${slice}@${version}: ${module} (${phase})`, cause)
}

function recordUncaught(event: Uncaught) {
	const reason: unknown = 'reason' in event ? event.reason : event.error
	const state = $registry.get()
	const slices = state.state === 'ready' ? state.registry.slices : []
	const stack = reason instanceof Error ? reason.stack : undefined
	const source = attribute([stack, 'filename' in event ? event.filename : undefined], slices, location.origin)
	if (!source) return
	const error = reason instanceof Error ? reason.message : String(reason)
	record({ phase: 'late', ...source, module: 'uncaught', error })
}

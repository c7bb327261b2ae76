import { compositionReportRoute } from 'shared-contract'
import { type CompositionEvent, FAILURE_PHASES, pageLog, recordEvent, type Uncaught } from '../eventLog.ts'
import { $registry } from '../registryStore.ts'
import { offerReload, shellScript } from '../watch/oldShell.ts'
import { attribute } from './attribute.ts'
import { batch } from './batch.ts'

/** The interval of batches, ms. */
const BATCH_MS = 4000

/**
 * Reports loads and failures of slices to the server, including those before this call: in batches, the last one when the
 * page is left. It also logs failures on the console.
 */
export function startReports(): void {
	const log = pageLog()
	const isNew = firstOfEachFailure()
	let unsent: CompositionEvent[] = log.events.filter(isNew)
	const onFailure = (event: CompositionEvent) => {
		logFailure(event)
		void offerReload(event)
	}
	unsent.forEach(onFailure)
	let timer: ReturnType<typeof setTimeout> | undefined
	const send = () => {
		clearTimeout(timer)
		timer = undefined
		const reports = batch(unsent)
		unsent = []
		if (reports.length === 0) return
		const body = new Blob([JSON.stringify({ shell: shellScript(), reports })], { type: 'application/json' })
		navigator.sendBeacon(compositionReportRoute.path, body)
	}
	log.onEvent = (event) => {
		if (!isNew(event)) return
		unsent.push(event)
		onFailure(event)
		timer ??= setTimeout(send, BATCH_MS)
	}
	for (const event of log.uncaught) recordUncaught(event)
	log.uncaught = []
	log.onUncaught = recordUncaught
	addEventListener('pagehide', send)
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') send()
	})
	timer ??= setTimeout(send, BATCH_MS)
}

/**
 * Filters repeated failures: a failure that repeats on one page, for example in a timer, counts once, so that one reader
 * does not distort a version's figures.
 */
function firstOfEachFailure(): (event: CompositionEvent) => boolean {
	const known = new Set<string>()
	return ({ phase, slice, version, module, error }) => {
		if (phase === 'ready' || phase === 'vital') return true
		const failureKey = JSON.stringify([phase, slice, version, module, error])
		if (known.has(failureKey)) return false
		known.add(failureKey)
		return true
	}
}

// The browser itself logs uncaught errors. A late answer may still come. A slice in development has no version.
function logFailure({ phase, slice, version, module = 'entry', isTimeout, error, cause = error }: CompositionEvent) {
	if (phase === 'late' || isTimeout || !version || !FAILURE_PHASES.includes(phase)) return
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
	recordEvent({ phase: 'late', ...source, module: 'uncaught', error, cause: reason })
}

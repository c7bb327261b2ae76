import { type CompositionReport, conforms, SLICES_BASE, StackFrame } from 'shared-contract'
import { type CompositionEvent, FAILURE_PHASES } from '../eventLog.ts'

/** The limits of the contract for one report. */
const LOADS_MAX = 50
const FAILURES_MAX = 20
const REPORTS_MAX = 20
const VITALS_MAX = 30
const ERROR_MAX_LENGTH = 300
const MODULE_MAX_LENGTH = 60

/** Groups the events of a page by slice and version, up to the limits. */
export function batch(events: readonly CompositionEvent[]): CompositionReport[] {
	const reports = new Map<string, CompositionReport>()
	for (const { phase, slice, version, module = 'entry', ms, error = '', cause, vital } of events) {
		const isLoad = phase === 'ready' && ms !== undefined
		if (!slice || !version || !(isLoad || vital || FAILURE_PHASES.includes(phase))) continue
		const key = `${slice}@${version}`
		const report = reports.get(key) ?? { slice, version, loads: [], failures: [] }
		reports.set(key, report)
		if (vital) {
			report.vitals ??= []
			if (report.vitals.length < VITALS_MAX) report.vitals.push(vital)
			continue
		}
		const name = module.slice(0, MODULE_MAX_LENGTH)
		if (isLoad && report.loads.length < LOADS_MAX) report.loads.push({ module: name, ms })
		if (!isLoad && report.failures.length < FAILURES_MAX) {
			const frame = firstFrame(cause, `${SLICES_BASE}${slice}/${version}/`)
			report.failures.push({ module: name, phase, error: error.slice(0, ERROR_MAX_LENGTH), ...(frame && { frame }) })
		}
	}
	return [...reports.values()].slice(0, REPORTS_MAX)
}

/** The first place of an error's stack in the scripts of a version, without the query of an address: `home.js:1:234`. */
function firstFrame(error: unknown, base: string): string | undefined {
	const stack = error instanceof Error ? error.stack : undefined
	const rests = stack?.split(base).slice(1) ?? []
	const frames = rests.map((rest) => /^([^\s?:]+)(?:\?[^\s:]*)?(:\d+:\d+)/.exec(rest)?.slice(1).join(''))
	return frames.find((frame) => conforms(StackFrame, frame))
}

import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SliceName } from './release.ts'
import { StackFrame } from './sourceMap.ts'

const Module = string({ minLength: 1, maxLength: 60 })

/** Google's web vitals: the largest paint (LCP) and the delay of an interaction (INP), both in seconds, and the layout shift (CLS), a score. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** What Google calls good: three quarters of the visits to a screen have at most this. */
export const GOOD_VITALS: Record<Vital, number> = { LCP: 2.5, INP: 0.2, CLS: 0.1 }

const ReportedVital = object({
	/** The owned path that the screen is under. */
	screen: string({ pattern: '^/', maxLength: 200 }),
	metric: oneOf(VITALS),
	value: number({ minimum: 0, maximum: 600 }),
})
export type ReportedVital = Static<typeof ReportedVital>

/**
 * The loads and failures of one version of a slice on a page since its last report, and the web vitals of its screens. `ms` is the
 * load time, `frame` the first place of the error's stack inside the version.
 */
export const CompositionReport = object({
	slice: SliceName,
	version: string({ minLength: 1, maxLength: 80 }),
	loads: array(object({ module: Module, ms: number({ minimum: 0, maximum: 600_000 }) }), { maxItems: 50 }),
	failures: array(
		object({
			module: Module,
			phase: string({ minLength: 1, maxLength: 20 }),
			error: string({ maxLength: 300 }),
			frame: optional(StackFrame),
		}),
		{ maxItems: 20 },
	),
	/** Absent in reports of older shells. */
	vitals: optional(array(ReportedVital, { maxItems: 30 })),
})
export type CompositionReport = Static<typeof CompositionReport>

export const compositionReportRoute = route('POST', '/api/composition/reports', {
	session: 'none',
	summary: 'Tells how the slices of a page fared; versions that nobody published are passed over',
	tag: 'site',
	body: object({
		/** The last script of the page's shell, which tells its build; reports of another build than the live one do not count. */
		shell: optional(string({ maxLength: 200 })),
		reports: array(CompositionReport, { maxItems: 20 }),
	}),
	answer: Done,
})

import type { CompositionReport } from 'shared-contract'
import type { ReleaseName } from '../releaseFiles.ts'
import { count, type Metric } from './histograms.ts'
import type { Reporter } from './reporter.ts'

const ERRORS_MAX = 20

/** An error and its count. */
export interface Failure {
	module: string
	phase: string
	error: string
	/** Where it was last thrown. */
	frame: string | null
	count: number
}

/** The reports of one visitor, and those about each module. */
export interface VisitorReports extends Outcomes {
	network: string
	modules: Map<string, ModuleOutcomes>
}

interface ModuleOutcomes extends Outcomes {
	/** Its longest load in each report, ms. */
	times: number[]
}

/** The numbers of reports without and with a failure. */
interface Outcomes {
	loads: number
	failures: number
}

/** The sum of reports of one version. */
export interface ReportSum extends ReleaseName {
	loads: number
	failures: number
	totalMs: number
	/** Load times by module and web vitals by screen. */
	histograms: Map<string, { metric: Metric; place: string; up_to: number; count: number }>
	errors: Map<string, Failure>
	/** The reports of each visitor. Only for compared versions. */
	reporters: Map<string, VisitorReports>
}

/** Sums reports in memory, so that many reports cost one write. */
export class Tally {
	#sums = new Map<string, ReportSum>()

	/** @param reporter the visitor, if the report counts in a comparison of versions */
	add(report: CompositionReport, reporter?: Reporter): void {
		const { slice, version, loads, failures, vitals = [] } = report
		const key = `${slice} ${version}`
		const sum = this.#sums.get(key) ?? emptySum({ slice, version })
		this.#sums.set(key, sum)
		sum.loads += loads.length
		sum.failures += failures.length
		for (const { screen, metric, value } of vitals) count(sum, metric, screen, value)
		const measured = new Set<string>()
		for (const { module, ms } of loads) {
			sum.totalMs += ms
			// Once in a report: later loads of a page come from its cache, and one page weighs as much as another.
			if (!measured.has(module)) count(sum, 'load', module, ms / 1000)
			measured.add(module)
		}
		for (const failure of failures) addError(sum.errors, failure)
		if (reporter && loads.length + failures.length > 0) addReporter(sum.reporters, reporter, report)
	}

	/** Returns the sums and resets them. */
	take(): ReportSum[] {
		const sums = [...this.#sums.values()]
		this.#sums = new Map()
		return sums
	}
}

function emptySum(of: ReleaseName): ReportSum {
	return { ...of, loads: 0, failures: 0, totalMs: 0, histograms: new Map(), errors: new Map(), reporters: new Map() }
}

function addError(errors: Map<string, Failure>, failure: CompositionReport['failures'][number]): void {
	const { module, phase, error, frame = null } = failure
	const key = `${module}\n${phase}\n${error}`
	const known = errors.get(key)
	if (known) errors.set(key, { ...known, frame: frame ?? known.frame, count: known.count + 1 })
	else if (errors.size < ERRORS_MAX) errors.set(key, { module, phase, error, frame, count: 1 })
}

// A report with any failure counts as one failure, of the version and of the module.
function addReporter(
	reporters: ReportSum['reporters'],
	{ visitor, network }: Reporter,
	{ loads, failures }: Pick<CompositionReport, 'loads' | 'failures'>,
): void {
	const known = reporters.get(visitor) ?? { ...NO_OUTCOMES, modules: new Map<string, ModuleOutcomes>() }
	const broken = new Set(failures.map(({ module }) => module))
	for (const module of new Set([...loads.map(({ module }) => module), ...broken])) {
		const { times, ...outcomes } = known.modules.get(module) ?? { ...NO_OUTCOMES, times: [] }
		const slowest = Math.max(0, ...loads.filter((load) => load.module === module).map(({ ms }) => ms))
		known.modules.set(module, { ...counted(outcomes, broken.has(module)), times: [...times, slowest] })
	}
	reporters.set(visitor, { ...counted(known, broken.size > 0), network, modules: known.modules })
}

const NO_OUTCOMES: Outcomes = { loads: 0, failures: 0 }

function counted({ loads, failures }: Outcomes, isBroken: boolean): Outcomes {
	return isBroken ? { loads, failures: failures + 1 } : { loads: loads + 1, failures }
}

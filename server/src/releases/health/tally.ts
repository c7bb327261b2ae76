import type { CompositionReport } from 'shared-contract'
import type { ReleaseName } from '../releaseFiles.ts'
import { stepOf } from './loadTimes.ts'
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

/** The sum of reports of one version. */
export interface ReportSum extends ReleaseName {
	loads: number
	failures: number
	totalMs: number
	/** Loads by their step. */
	times: Map<number, number>
	errors: Map<string, Failure>
	/** Reports without and with a failure, by visitor. Only for compared versions. */
	reporters: Map<string, { network: string; loads: number; failures: number }>
}

/** Sums reports in memory, so that many reports cost one write. */
export class Tally {
	#sums = new Map<string, ReportSum>()

	/** @param reporter the visitor, if the report counts in a comparison of versions */
	add({ slice, version, loads, failures }: CompositionReport, reporter?: Reporter): void {
		const key = `${slice} ${version}`
		const sum = this.#sums.get(key) ?? emptySum({ slice, version })
		this.#sums.set(key, sum)
		sum.loads += loads.length
		sum.failures += failures.length
		for (const { ms } of loads) {
			sum.totalMs += ms
			const step = stepOf(ms)
			sum.times.set(step, (sum.times.get(step) ?? 0) + 1)
		}
		for (const failure of failures) addError(sum.errors, failure)
		if (reporter && loads.length + failures.length > 0) addReporter(sum.reporters, reporter, failures.length > 0)
	}

	/** Returns the sums and resets them. */
	take(): ReportSum[] {
		const sums = [...this.#sums.values()]
		this.#sums = new Map()
		return sums
	}
}

function emptySum(of: ReleaseName): ReportSum {
	return { ...of, loads: 0, failures: 0, totalMs: 0, times: new Map(), errors: new Map(), reporters: new Map() }
}

function addError(errors: Map<string, Failure>, failure: CompositionReport['failures'][number]): void {
	const { module, phase, error, frame = null } = failure
	const key = `${module}\n${phase}\n${error}`
	const known = errors.get(key)
	if (known) errors.set(key, { ...known, frame: frame ?? known.frame, count: known.count + 1 })
	else if (errors.size < ERRORS_MAX) errors.set(key, { module, phase, error, frame, count: 1 })
}

// A report with any failure counts as one failure.
function addReporter(reporters: ReportSum['reporters'], { visitor, network }: Reporter, isBroken: boolean): void {
	const { loads, failures } = reporters.get(visitor) ?? { loads: 0, failures: 0 }
	reporters.set(visitor, { network, loads: loads + (isBroken ? 0 : 1), failures: failures + (isBroken ? 1 : 0) })
}

import type { CompositionReport } from 'shared-contract'
import type { ReleaseName } from '../releaseFiles.ts'
import { stepOf } from './loadTimes.ts'

const ERRORS_KEPT = 20

/** What failed, and how often. */
export interface Failure {
	module: string
	phase: string
	error: string
	count: number
}

/** What pages told of one version, added up. */
export interface Sum extends ReleaseName {
	loads: number
	failures: number
	totalMs: number
	/** Loads by their step. */
	times: Map<number, number>
	errors: Map<string, Failure>
}

/** Adds up what pages tell, so that a moment's reports cost one write. */
export class Tally {
	#sums = new Map<string, Sum>()

	add({ slice, version, loads, failures }: CompositionReport): void {
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
	}

	/** What has been added since this was last asked. */
	take(): Sum[] {
		const sums = [...this.#sums.values()]
		this.#sums = new Map()
		return sums
	}
}

function emptySum(of: ReleaseName): Sum {
	return { ...of, loads: 0, failures: 0, totalMs: 0, times: new Map(), errors: new Map() }
}

function addError(errors: Map<string, Failure>, { module, phase, error }: Omit<Failure, 'count'>): void {
	const key = `${module}\n${phase}\n${error}`
	const known = errors.get(key)
	if (known) known.count += 1
	else if (errors.size < ERRORS_KEPT) errors.set(key, { module, phase, error, count: 1 })
}

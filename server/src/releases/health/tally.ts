import type { CompositionReport } from 'shared-contract'
import type { ReleaseName } from '../releaseFiles.ts'
import { stepOf } from './loadTimes.ts'
import type { Reporter } from './reporter.ts'

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
	/** By visitor, where their word decides: their reports in which all was well, and those in which something failed. */
	voices: Map<string, { network: string; loads: number; failures: number }>
}

/** Adds up what pages tell, so that a moment's reports cost one write. */
export class Tally {
	#sums = new Map<string, Sum>()

	/** @param voice whose word it is, where it decides about a version that is being tried or watched */
	add({ slice, version, loads, failures }: CompositionReport, voice?: Reporter): void {
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
		if (voice && loads.length + failures.length > 0) addVoice(sum.voices, voice, failures.length > 0)
	}

	/** What has been added since this was last asked. */
	take(): Sum[] {
		const sums = [...this.#sums.values()]
		this.#sums = new Map()
		return sums
	}
}

function emptySum(of: ReleaseName): Sum {
	return { ...of, loads: 0, failures: 0, totalMs: 0, times: new Map(), errors: new Map(), voices: new Map() }
}

function addError(errors: Map<string, Failure>, { module, phase, error }: Omit<Failure, 'count'>): void {
	const key = `${module}\n${phase}\n${error}`
	const known = errors.get(key)
	if (known) known.count += 1
	else if (errors.size < ERRORS_KEPT) errors.set(key, { module, phase, error, count: 1 })
}

// A page that broke is one failure, however many other parts of it loaded.
function addVoice(voices: Sum['voices'], { visitor, network }: Reporter, isBroken: boolean): void {
	const { loads, failures } = voices.get(visitor) ?? { loads: 0, failures: 0 }
	voices.set(visitor, { network, loads: loads + (isBroken ? 0 : 1), failures: failures + (isBroken ? 1 : 0) })
}

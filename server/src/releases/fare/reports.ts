import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CompositionReport } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { networkOf } from '../../security/networkOf.ts'
import { TokenBucket } from '../../security/tokenBucket.ts'
import type { RegistryMemory } from '../registryMemory.ts'
import { registryFor } from '../visitor/registryFor.ts'
import { readVisit } from '../visitor/visitCookie.ts'
import { judge } from './judge.ts'
import { storeSums } from './store.ts'
import { Tally } from './tally.ts'
import { voiceOf } from './voice.ts'

const WRITTEN_EVERY_MS = 250
const NETWORKS_REMEMBERED = 10_000
/** What one network tells beyond this is not counted: it does not drown what all others tell. */
const COUNTED = { perSecond: 2, most: 200 }

interface Needs {
	parts: Parts
	memory: RegistryMemory
	/** Told when a candidate was taken back. */
	onChange: () => Promise<void>
	report: (error: unknown) => void
}

/** Takes in what pages tell of the versions that they were given, and has candidates judged by it. */
export class Reports {
	readonly #needs: Needs
	readonly #tally = new Tally()
	readonly #networks = new LRUCache<string, TokenBucket>({
		max: NETWORKS_REMEMBERED,
		memoMethod: () => new TokenBucket(COUNTED),
	})
	#writing = Promise.resolve()
	#timer: NodeJS.Timeout | undefined

	constructor(needs: Needs) {
		this.#needs = needs
	}

	/**
	 * Takes what a page tells. Passed over is what it cannot know: of candidates that it was not given, of slices that its
	 * browser was pointed elsewhere for, and what one network tells far too often.
	 */
	async take(request: FastifyRequest, reports: readonly CompositionReport[]): Promise<void> {
		const { parts, memory } = this.#needs
		const [{ standings, secret }, { registry, overrides }] = await Promise.all([
			memory.get(),
			registryFor({ request, parts, memory }),
		])
		const voice = voiceOf(request.ip, readVisit(request), secret)
		for (const report of reports) {
			const { slice, version } = report
			const standing = standings.find((each) => each.slice === slice)
			const given = registry.slices.find(({ name }) => name === slice)
			if (!standing || overrides.some((override) => override.slice === slice)) continue
			if (standing.candidate?.entry.version === version && given?.version !== version) continue
			const room = this.#roomFor(networkOf(request.ip), report.loads.length + report.failures.length)
			if (room === 0) continue
			const { candidate, current } = standing
			const isCompared = candidate && [candidate.entry.version, current?.version].includes(version)
			this.#tally.add(cut(report, room), isCompared ? voice : undefined)
		}
		this.#timer ??= setTimeout(() => void this.write(), WRITTEN_EVERY_MS).unref()
	}

	/** Writes what has come so far, and judges the candidates that it is about; what is being written already, too. */
	async write(): Promise<void> {
		clearTimeout(this.#timer)
		this.#timer = undefined
		this.#writing = this.#writing.then(() => this.#write())
		await this.#writing
	}

	async #write(): Promise<void> {
		const { parts, memory, onChange, report } = this.#needs
		const sums = this.#tally.take()
		if (sums.length === 0) return
		try {
			await parts.db.transaction().execute((transaction) => storeSums(transaction, sums, parts.now()))
			const { standings } = await memory.get()
			for (const { slice, version } of sums) {
				const isTried = standings.some((each) => each.slice === slice && each.candidate?.entry.version === version)
				if (isTried && (await judge(parts.db, slice, parts.now()))) await onChange()
			}
		} catch (error) {
			report(error)
		}
	}

	#roomFor(network: string, wanted: number): number {
		const now = Date.now()
		const bucket = this.#networks.memo(network)
		let room = 0
		while (room < wanted && bucket.take(now) === 0) room += 1
		return room
	}
}

/** As much of a report as there is room for. Of loads and of failures the same share goes, or it would tell something else. */
export function cut(report: CompositionReport, room: number): CompositionReport {
	const { loads, failures } = report
	const all = loads.length + failures.length
	if (room >= all) return report
	const failed = Math.round((failures.length * room) / all)
	return { ...report, failures: failures.slice(0, failed), loads: loads.slice(0, room - failed) }
}

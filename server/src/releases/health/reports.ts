import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CompositionReport } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { networkOf } from '../../core/security/networkOf.ts'
import { TokenBucket } from '../../core/security/tokenBucket.ts'
import type { RegistryMemory } from '../registryMemory.ts'
import type { Standing } from '../snapshot.ts'
import { registryFor } from '../visitor/registryFor.ts'
import { readVisit, startVisit } from '../visitor/visitCookie.ts'
import { judgeCandidate, judgeRelease, type TakenBack } from './judge.ts'
import { type Reporter, reporterOf } from './reporter.ts'
import { storeSums } from './store.ts'
import { Tally } from './tally.ts'

const WRITTEN_EVERY_MS = 250
const NETWORKS_REMEMBERED = 10_000
/** What one network tells beyond this is not counted: it does not drown what all others tell. */
const COUNTED = { perSecond: 2, burst: 200 }

interface Needs {
	context: AppContext
	memory: RegistryMemory
	/** Told when a version was taken back. */
	onTakenBack: (taken: TakenBack) => Promise<void>
	report: (error: unknown) => void
}

/** Takes in what pages tell of the versions that they were given, and has candidates and watched releases judged by it. */
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
	 *
	 * @param reply gets the cookie that tells visitors apart, where their word decides about a release and they have none
	 */
	async take(request: FastifyRequest, reply: FastifyReply, reports: readonly CompositionReport[]): Promise<void> {
		const { context, memory } = this.#needs
		const [{ standings, secret }, { registry, overrides }] = await Promise.all([
			memory.get(),
			registryFor({ request, context, memory }),
		])
		let known: Reporter | undefined
		const voice = () => {
			known ??= reporterOf(request.ip, readVisit(request) ?? startVisit(reply, context.settings), secret)
			return known
		}
		for (const report of reports) {
			const { slice, version } = report
			const standing = standings.find((each) => each.slice === slice)
			const given = registry.slices.find(({ name }) => name === slice)
			if (!standing || overrides.some((override) => override.slice === slice)) continue
			if (standing.candidate?.entry.version === version && given?.version !== version) continue
			const room = this.#roomFor(networkOf(request.ip), report.loads.length + report.failures.length)
			if (room === 0) continue
			this.#tally.add(cut(report, room), comparedIn(standing, context.now()).includes(version) ? voice() : undefined)
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
		const { context, memory, onTakenBack, report } = this.#needs
		const sums = this.#tally.take()
		if (sums.length === 0) return
		try {
			await context.db.transaction().execute((transaction) => storeSums(transaction, sums, context.now()))
			const { standings } = await memory.get()
			for (const { slice, version } of sums) {
				const now = context.now()
				const { candidate, current, watch } = standings.find((each) => each.slice === slice) ?? {}
				const isWatched = watch !== undefined && watch.until > now && current?.version === version
				const taken =
					candidate?.entry.version === version
						? await judgeCandidate(context.db, slice, now)
						: isWatched && (await judgeRelease(context.db, slice, now))
				if (taken) await onTakenBack(taken)
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

/** The versions of a slice that are compared: a candidate with what everybody has, a watched release with the one before. */
function comparedIn({ candidate, current, watch }: Standing, now: Date): (string | undefined)[] {
	return [
		...(candidate ? [candidate.entry.version, current?.version] : []),
		...(watch && watch.until > now ? [current?.version, watch.before] : []),
	]
}

/** As much of a report as there is room for. Of loads and of failures the same share goes, or it would tell something else. */
export function cut(report: CompositionReport, room: number): CompositionReport {
	const { loads, failures } = report
	const all = loads.length + failures.length
	if (room >= all) return report
	const failed = Math.round((failures.length * room) / all)
	return { ...report, failures: failures.slice(0, failed), loads: loads.slice(0, room - failed) }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CompositionReport, RegistrySlice } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { sliceLoads, sliceVitals } from '../../core/metrics/metrics.ts'
import { networkOf } from '../../core/security/networkOf.ts'
import { TokenBucket } from '../../core/security/tokenBucket.ts'
import type { RegistryCache } from '../registryCache.ts'
import type { SliceChannel } from '../snapshot.ts'
import { registryFor } from '../visitor/registryFor.ts'
import { readVisit, startVisit } from '../visitor/visitCookie.ts'
import { type AutomaticRollback, judgeCandidate, judgeRelease } from './judge.ts'
import { type Reporter, reporterOf } from './reporter.ts'
import { storeSums } from './store.ts'
import { Tally } from './tally.ts'

const WRITE_DELAY_MS = 250
const NETWORKS_CACHED = 10_000
/** The rate limit of one network; reports beyond it are not counted. */
const NETWORK_LIMIT = { perSecond: 2, burst: 200 }

interface Dependencies {
	context: AppContext
	cache: RegistryCache
	/** The scripts of the site's shell; undefined if it has not been built. */
	shellScripts: () => Promise<readonly string[] | undefined>
	/** Called after an automatic rollback. */
	onRollback: (rollback: AutomaticRollback) => Promise<void>
	report: (error: unknown) => void
}

/** What a page reports: the last script of its shell, and its slices. */
interface PageReports {
	shell?: string | undefined
	reports: readonly CompositionReport[]
}

/** Collects the reports of pages about their versions, and judges candidates and watched releases by them. */
export class Reports {
	readonly #dependencies: Dependencies
	readonly #tally = new Tally()
	readonly #networks = new LRUCache<string, TokenBucket>({
		max: NETWORKS_CACHED,
		memoMethod: () => new TokenBucket(NETWORK_LIMIT),
	})
	#writing = Promise.resolve()
	#timer: NodeJS.Timeout | undefined

	constructor(dependencies: Dependencies) {
		this.#dependencies = dependencies
	}

	/**
	 * Accepts the reports of a page. Ignores those of a tab with another shell than the live one, which may not have what a new version
	 * needs, and reports about candidates that the visitor did not get, about slices with an
	 * override, and beyond the limit of a network.
	 *
	 * @param reply gets a new visit cookie if the report counts in a comparison and the visitor has none
	 */
	async take(request: FastifyRequest, reply: FastifyReply, { shell, reports }: PageReports): Promise<void> {
		const { context, cache, shellScripts } = this.#dependencies
		const isOld = shell !== undefined && (await shellScripts())?.includes(shell) === false
		if (isOld) return
		const [{ channels, secret }, { registry, overrides }] = await Promise.all([
			cache.get(),
			registryFor({ request, context, cache }),
		])
		let known: Reporter | undefined
		const reporter = () => {
			known ??= reporterOf(request.ip, readVisit(request) ?? startVisit(reply, context.settings), secret)
			return known
		}
		for (const report of reports) {
			const { slice, version } = report
			const channel = channels.find((each) => each.slice === slice)
			const entry = registry.slices.find(({ name }) => name === slice)
			if (!channel || overrides.some((override) => override.slice === slice)) continue
			if (channel.candidate?.entry.version === version && entry?.version !== version) continue
			// Only screens of this site: a report may name any.
			const vitals = (report.vitals ?? []).filter(({ screen }) => entry?.owns.includes(screen))
			// The names of modules as well: one that nobody else reports would be judged by those who made it up.
			const known = entry?.version === version ? entry : channel.current
			const isKnown = ({ module }: { module: string }) => known === undefined || mayBeModule(module, known)
			const told = { ...report, loads: report.loads.filter(isKnown), failures: report.failures.filter(isKnown), vitals }
			const wanted = told.loads.length + told.failures.length + vitals.length
			const room = this.#roomFor(networkOf(request.ip), wanted)
			if (room === 0) continue
			const counted = cut(told, room)
			// Only versions of this site: a report may name any.
			if (entry?.version === version) {
				sliceLoads.inc({ slice, version, result: 'ok' }, counted.loads.length)
				sliceLoads.inc({ slice, version, result: 'failed' }, counted.failures.length)
				for (const { metric, value } of counted.vitals ?? []) sliceVitals.observe({ slice, version, metric }, value)
			}
			this.#tally.add(counted, comparedIn(channel, context.now()).includes(version) ? reporter() : undefined)
		}
		this.#timer ??= setTimeout(() => void this.write(), WRITE_DELAY_MS).unref()
	}

	/** Writes the collected reports and judges their versions, after a write that is under way. */
	async write(): Promise<void> {
		clearTimeout(this.#timer)
		this.#timer = undefined
		this.#writing = this.#writing.then(() => this.#write())
		await this.#writing
	}

	async #write(): Promise<void> {
		const { context, cache, onRollback, report } = this.#dependencies
		const sums = this.#tally.take()
		if (sums.length === 0) return
		try {
			await context.db.transaction().execute((transaction) => storeSums(transaction, sums, context.now()))
			const { channels } = await cache.get()
			for (const { slice, version } of sums) {
				const now = context.now()
				const { candidate, current, watch } = channels.find((each) => each.slice === slice) ?? {}
				const isWatched = watch !== undefined && watch.until > now && current?.version === version
				const rollback =
					candidate?.entry.version === version
						? await judgeCandidate(context.db, slice, now)
						: isWatched && (await judgeRelease(context.db, slice, now))
				if (rollback) await onRollback(rollback)
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

/** Whether a slice may have a module: what it exposes, a screen of its paths, or what belongs to none. */
function mayBeModule(module: string, { exposes, owns }: RegistrySlice): boolean {
	if (['entry', 'routes', 'uncaught'].includes(module) || Object.hasOwn(exposes, module)) return true
	const [kind, path] = module.split(' ')
	return kind === 'screen' && owns.some((own) => path === own || path?.startsWith(own === '/' ? own : `${own}/`))
}

/** The compared versions of a slice: a candidate and the current one, or a watched release and the one before. */
function comparedIn({ candidate, current, watch }: SliceChannel, now: Date): (string | undefined)[] {
	return [
		...(candidate ? [candidate.entry.version, current?.version] : []),
		...(watch && watch.until > now ? [current?.version, watch.before] : []),
	]
}

/** Cuts a report to the limit: vitals first. Loads and failures are cut in proportion, to keep the failure rate. */
export function cut(report: CompositionReport, room: number): CompositionReport {
	const { loads, failures, vitals = [] } = report
	const all = loads.length + failures.length
	if (room >= all) return { ...report, vitals: vitals.slice(0, room - all) }
	const failed = Math.round((failures.length * room) / all)
	return { ...report, vitals: [], failures: failures.slice(0, failed), loads: loads.slice(0, room - failed) }
}

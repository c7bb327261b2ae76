import { CANARY_MIN_LOADS, CANARY_MIN_VISITORS, FAILURE_LIMIT } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from '../change/changing.ts'
import { refuseTakenPaths, stepBack } from '../change/rollBack.ts'
import { withdrawn } from '../change/withdraw.ts'
import { type Counts, countsOf, failingShare } from './counts.ts'
import { type ModuleReports, readModules } from './modules.ts'
import { lastDays } from './reporters.ts'
import {
	FEW_MARGIN,
	FEW_VISITORS,
	isFirstDay,
	type Measurement,
	marginFor,
	measureCandidate,
	measureVersion,
	type Tried,
	watchEnd,
} from './trial.ts'

/** How much higher than in the version before the share of a module's slow loads may be, 0 to 1. */
const SLOW_MARGIN = 0.5

/** Cap of the failure rate of a version's past: its old reports are not verified. */
const PAST_FAILURE_MAX = 0.1

interface Trial {
	/** The candidate since its canary began, or the watched release since its promotion. */
	candidate: Measurement
	/** The version it is compared with, over the same time. */
	current: Measurement
	/** All reports of the compared version. */
	past: Counts
	limit: number
}

/** The verdict on a version that fails too often; undefined with too few reports, or within the limit. */
export function verdictOn({ candidate, current, past, limit }: Trial): Verdict | undefined {
	if (!isSufficient(candidate)) return undefined
	const expected = isSufficient(current) ? current.failing : pastFailureRate(past)
	const allowed = expected + marginFor(candidate, limit)
	const { failing } = candidate
	return failing > allowed ? { failing, allowed } : undefined
}

const isSufficient = ({ heard, needed }: Measurement) => heard >= needed

function pastFailureRate(past: Counts): number {
	return past.loads + past.failures < CANARY_MIN_LOADS ? 0 : Math.min(failingShare(past), PAST_FAILURE_MAX)
}

/**
 * The verdict on a version of which one module fails, or is slow, far more for those who open it than in the version before: a
 * screen that few open does not show in the sum.
 */
export function verdictOnModules({ candidate, before, needed, margin }: ModuleTrial): Verdict | undefined {
	for (const { module, visitors, failing } of candidate) {
		const known = before.find((each) => each.module === module && each.visitors >= needed)
		const allowed = (known?.failing ?? 0) + margin
		if (visitors >= needed && failing > allowed) return { failing, allowed, module }
	}
	return undefined
}

interface ModuleTrial {
	candidate: readonly ModuleReports[]
	before: readonly ModuleReports[]
	/** The number of visitors for a verdict. */
	needed: number
	/** How much higher than before the rate of a module may be, 0 to 1. */
	margin: number
}

/** A failure rate above the allowed one; of one module, if it names it, or of its slow loads. */
interface Verdict {
	failing: number
	allowed: number
	module?: string
	isSlow?: true
}

/** An automatic rollback: the version that failed, the current one after it, and the verdict. Null after it: the slice was withdrawn. */
export interface AutomaticRollback {
	slice: string
	version: string
	from: string | null
	judged: Verdict
}

/**
 * Ends a canary whose failure rate exceeds that of the current version by more than the limit, or which is far slower.
 *
 * @returns the rollback, if there was one
 */
export function judgeCandidate(db: AppContext['db'], slice: string, now: Date): Promise<AutomaticRollback | undefined> {
	return rollBackIf(db, slice, now, async (transaction, channel) => {
		const { current, candidate } = channel
		if (candidate === null || current === null) return undefined
		const limit = channel.failure_limit ?? FAILURE_LIMIT
		const since = channel.candidate_since
		const judged =
			verdictOn({
				candidate: await measureCandidate(transaction, channel, candidate, now),
				current: await measureVersion(transaction, { slice, version: current, since }, now),
				past: await countsOf(transaction, { slice, version: current }),
				limit,
			}) ?? (await judgeModules(transaction, { slice, version: candidate, since, before: current, limit, now }))
		return judged && { slice, version: candidate, from: current, judged }
	})
}

/** What a version is compared with that has none before it. */
const NOTHING_BEFORE = { current: { heard: 0, needed: 1, failing: 0 }, past: { loads: 0, failures: 0 } }

/**
 * Rolls a watched release back when its failure rate exceeds that of the previous version by more than the limit, or when it is far slower; the first
 * version of a slice is withdrawn. It stays if another slice has the paths of the previous version by now.
 *
 * @returns the rollback, if there was one
 */
export function judgeRelease(db: AppContext['db'], slice: string, now: Date): Promise<AutomaticRollback | undefined> {
	return rollBackIf(db, slice, now, async (transaction, channel) => {
		const { current, previous, since } = channel
		const end = await watchEnd(transaction, channel, now)
		if (current === null || end === null) return undefined
		if (end <= now) return 'over'
		const before = previous === null ? undefined : { slice, version: previous, since }
		const limit = channel.watch_limit ?? FAILURE_LIMIT
		const judged =
			verdictOn({
				candidate: await measureVersion(transaction, { slice, version: current, since }, now),
				...(before
					? { current: await measureVersion(transaction, before, now), past: await countsOf(transaction, before) }
					: NOTHING_BEFORE),
				limit,
			}) ?? (await judgeModules(transaction, { slice, version: current, since, before: previous, limit, now }))
		if (!judged || (before && (await hasTakenPaths(transaction, before, current)))) return undefined
		return { slice, version: current, from: previous, judged }
	})
}

interface JudgedModules extends Tried {
	before: string | null
	limit: number
	now: Date
}

async function judgeModules(db: Database, { before, limit, now, ...of }: JudgedModules) {
	const from = lastDays(now, 7)
	const judge = async (fault: 'failures' | 'slow', least: number) =>
		verdictOnModules({
			candidate: await readModules(db, of, from, fault),
			before: before === null ? [] : await readModules(db, { slice: of.slice, version: before }, from, fault),
			needed: isFirstDay(of, now) ? CANARY_MIN_VISITORS : FEW_VISITORS,
			margin: Math.max(limit, least),
		})
	const failing = await judge('failures', FEW_MARGIN)
	if (failing) return failing
	const slow = await judge('slow', SLOW_MARGIN)
	return slow && { ...slow, isSlow: true as const }
}

async function rollBackIf(
	db: AppContext['db'],
	slice: string,
	now: Date,
	judge: (db: Database, channel: Channel) => Promise<AutomaticRollback | 'over' | undefined>,
): Promise<AutomaticRollback | undefined> {
	let rollback: AutomaticRollback | undefined
	await changeChannel(db, slice, async (transaction, channel) => {
		const judged = await judge(transaction, channel)
		if (judged === 'over') return NO_WATCH
		rollback = judged
		if (!rollback) return undefined
		await logAuditEvent(transaction, { ...rollback, actor: { kind: 'server' }, act: 'takenBack', now })
		if (rollback.version === channel.candidate) return NO_CANDIDATE
		return rollback.from === null ? withdrawn(now) : stepBack(transaction, slice, rollback.from, now)
	})
	return rollback
}

async function hasTakenPaths(
	db: Database,
	version: { slice: string; version: string },
	current: string,
): Promise<boolean> {
	try {
		await refuseTakenPaths(db, version, current)
		return false
	} catch (error) {
		if (error instanceof Problem) return true
		throw error
	}
}

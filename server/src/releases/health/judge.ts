import { CANARY_MIN_LOADS, FAILURE_LIMIT } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE } from '../change/changing.ts'
import { refuseTakenPaths, stepBack } from '../change/rollBack.ts'
import { withdrawn } from '../change/withdraw.ts'
import { type Counts, countsOf, failingShare } from './counts.ts'
import { type Measurement, measureCandidate, measureVersion } from './trial.ts'

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
export function verdictOn({ candidate, current, past, limit }: Trial) {
	if (!isSufficient(candidate)) return undefined
	const expected = isSufficient(current) ? current.failing : pastFailureRate(past)
	const allowed = expected + limit
	const { failing } = candidate
	return failing > allowed ? { failing, allowed } : undefined
}

const isSufficient = ({ heard, needed }: Measurement) => heard >= needed

function pastFailureRate(past: Counts): number {
	return past.loads + past.failures < CANARY_MIN_LOADS ? 0 : Math.min(failingShare(past), PAST_FAILURE_MAX)
}

/** An automatic rollback: the version that failed, the current one after it, and the verdict. Null after it: the slice was withdrawn. */
export interface AutomaticRollback {
	slice: string
	version: string
	from: string | null
	judged: { failing: number; allowed: number }
}

/**
 * Ends a canary whose failure rate exceeds that of the current version by more than the limit.
 *
 * @returns the rollback, if there was one
 */
export function judgeCandidate(db: AppContext['db'], slice: string, now: Date): Promise<AutomaticRollback | undefined> {
	return rollBackIf(db, slice, now, async (transaction, channel) => {
		const { current, candidate } = channel
		if (candidate === null || current === null) return undefined
		const judged = verdictOn({
			candidate: await measureCandidate(transaction, channel, candidate, now),
			current: await measureVersion(transaction, { slice, version: current }, now),
			past: await countsOf(transaction, { slice, version: current }),
			limit: channel.failure_limit ?? FAILURE_LIMIT,
		})
		return judged && { slice, version: candidate, from: current, judged }
	})
}

/** What a version is compared with that has none before it. */
const NOTHING_BEFORE = { current: { heard: 0, needed: 1, failing: 0 }, past: { loads: 0, failures: 0 } }

/**
 * Rolls a watched release back when its failure rate exceeds that of the previous version by more than the limit; the first
 * version of a slice is withdrawn. It stays if another slice has the paths of the previous version by now.
 *
 * @returns the rollback, if there was one
 */
export function judgeRelease(db: AppContext['db'], slice: string, now: Date): Promise<AutomaticRollback | undefined> {
	return rollBackIf(db, slice, now, async (transaction, channel) => {
		const { current, previous, watched_until } = channel
		if (current === null || watched_until === null || watched_until <= now) return undefined
		const before = previous === null ? undefined : { slice, version: previous }
		const judged = verdictOn({
			candidate: await measureVersion(transaction, { slice, version: current }, now),
			...(before
				? { current: await measureVersion(transaction, before, now), past: await countsOf(transaction, before) }
				: NOTHING_BEFORE),
			limit: channel.watch_limit ?? FAILURE_LIMIT,
		})
		if (!judged || (before && (await hasTakenPaths(transaction, before, current)))) return undefined
		return { slice, version: current, from: previous, judged }
	})
}

async function rollBackIf(
	db: AppContext['db'],
	slice: string,
	now: Date,
	judge: (db: Database, channel: Channel) => Promise<AutomaticRollback | undefined>,
): Promise<AutomaticRollback | undefined> {
	let rollback: AutomaticRollback | undefined
	await changeChannel(db, slice, async (transaction, channel) => {
		rollback = await judge(transaction, channel)
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

import { CANARY_MIN_LOADS, FAILURE_LIMIT } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE } from '../change/changing.ts'
import { goBack, refuseTaken } from '../change/rollBack.ts'
import { type Counts, countsOf, failingShare } from './counts.ts'
import { type Weighed, weighCandidate, weighVersion } from './trial.ts'

/** What the past of a version excuses at most: for months anybody may have told anything of it. */
const PAST_EXCUSES = 0.1

interface Trial {
	/** The candidate since it is being tried, or the release since everybody has it. */
	candidate: Weighed
	/** What everybody else has, or had before, over the same time. */
	current: Weighed
	/** The same over its whole life. */
	past: Counts
	limit: number
}

/** What a trial has shown; nothing as long as too few have told of the candidate, or it fares well. */
export function verdictOn({ candidate, current, past, limit }: Trial) {
	if (!isKnown(candidate)) return undefined
	const usual = isKnown(current) ? current.failing : usualOf(past)
	const allowed = usual + limit
	const { failing } = candidate
	return failing > allowed ? { failing, allowed } : undefined
}

const isKnown = ({ heard, needed }: Weighed) => heard >= needed

function usualOf(past: Counts): number {
	return past.loads + past.failures < CANARY_MIN_LOADS ? 0 : Math.min(failingShare(past), PAST_EXCUSES)
}

/** A version that the server took back: what everybody is given then, and what it was judged by. */
export interface TakenBack {
	slice: string
	version: string
	from: string
	judged: { failing: number; allowed: number }
}

/**
 * Takes a candidate back where visitors report that it fails more than what everybody has, by more than was allowed.
 *
 * @returns what it took back, if anything
 */
export function judgeCandidate(db: AppContext['db'], slice: string, now: Date): Promise<TakenBack | undefined> {
	return takeBack(db, slice, now, async (transaction, channel) => {
		const { current, candidate } = channel
		if (candidate === null || current === null) return undefined
		const judged = verdictOn({
			candidate: await weighCandidate(transaction, channel, candidate, now),
			current: await weighVersion(transaction, { slice, version: current }, now),
			past: await countsOf(transaction, { slice, version: current }),
			limit: channel.failure_limit ?? FAILURE_LIMIT,
		})
		return judged && { slice, version: candidate, from: current, judged }
	})
}

/**
 * Goes back to the version before where a release that is watched fails more than that one did, by more than was allowed.
 * It stays where another slice has the paths of the version before by now.
 *
 * @returns what it took back, if anything
 */
export function judgeRelease(db: AppContext['db'], slice: string, now: Date): Promise<TakenBack | undefined> {
	return takeBack(db, slice, now, async (transaction, channel) => {
		const { current, previous, watched_until } = channel
		if (current === null || previous === null || watched_until === null || watched_until <= now) return undefined
		const judged = verdictOn({
			candidate: await weighVersion(transaction, { slice, version: current }, now),
			current: await weighVersion(transaction, { slice, version: previous }, now),
			past: await countsOf(transaction, { slice, version: previous }),
			limit: channel.watch_limit ?? FAILURE_LIMIT,
		})
		if (!judged || (await isTaken(transaction, { slice, version: previous }, current))) return undefined
		return { slice, version: current, from: previous, judged }
	})
}

async function takeBack(
	db: AppContext['db'],
	slice: string,
	now: Date,
	judge: (db: Database, channel: Channel) => Promise<TakenBack | undefined>,
): Promise<TakenBack | undefined> {
	let taken: TakenBack | undefined
	await changeChannel(db, slice, async (transaction, channel) => {
		taken = await judge(transaction, channel)
		if (!taken) return undefined
		await logAuditEvent(transaction, { ...taken, actor: { kind: 'server' }, act: 'takenBack', now })
		return taken.version === channel.candidate ? NO_CANDIDATE : goBack(transaction, slice, taken.from, now)
	})
	return taken
}

async function isTaken(db: Database, version: { slice: string; version: string }, current: string): Promise<boolean> {
	try {
		await refuseTaken(db, version, current)
		return false
	} catch (error) {
		if (error instanceof Problem) return true
		throw error
	}
}

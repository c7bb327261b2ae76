import { FAILURE_LIMIT, JUDGED_FROM_LOADS } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { logDeed } from '../audit.ts'
import { changeChannel, NO_CANDIDATE } from '../change/changing.ts'
import { type Counts, countsOf, failingShare } from './counts.ts'
import { type Weighed, weighCandidate, weighVersion } from './trial.ts'

/** What the past of a version excuses at most: for months anybody may have told anything of it. */
const PAST_EXCUSES = 0.1

interface Trial {
	/** The candidate, since it is being tried. */
	candidate: Weighed
	/** What everybody else has, over the same time. */
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
	return past.loads + past.failures < JUDGED_FROM_LOADS ? 0 : Math.min(failingShare(past), PAST_EXCUSES)
}

/**
 * Takes a candidate back where visitors report that it fails more than what everybody has, by more than was allowed.
 *
 * @returns whether it did
 */
export function judge(db: Parts['db'], slice: string, now: Date): Promise<boolean> {
	return changeChannel(db, slice, async (transaction, channel) => {
		const { current, candidate } = channel
		if (candidate === null || current === null) return undefined
		const judged = verdictOn({
			candidate: await weighCandidate(transaction, channel, candidate, now),
			current: await weighVersion(transaction, { slice, version: current }, now),
			past: await countsOf(transaction, { slice, version: current }),
			limit: channel.failure_limit ?? FAILURE_LIMIT,
		})
		if (!judged) return undefined
		await logDeed(transaction, {
			slice,
			version: candidate,
			from: current,
			actor: { kind: 'server' },
			act: 'takenBack',
			judged,
			now,
		})
		return NO_CANDIDATE
	})
}

import { FAILURE_LIMIT, JUDGED_FROM_LOADS } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { logDeed } from '../audit.ts'
import { changeChannel, NO_CANDIDATE } from '../change/changing.ts'
import { type Counts, countsOf, failingShare } from './counts.ts'

interface Trial {
	/** Of the candidate, since it is being tried. */
	candidate: Counts
	/** Of what everybody else has, over the same time. */
	current: Counts
	/** The same over its whole life. */
	currentLife: Counts
	limit: number
}

/** What a trial has shown; nothing as long as the candidate was asked for too seldom to tell, or fares well. */
export function verdictOn({ candidate, current, currentLife, limit }: Trial) {
	if (!isEnough(candidate)) return undefined
	const compared = [current, currentLife].find(isEnough)
	const allowed = (compared ? failingShare(compared) : 0) + limit
	const failing = failingShare(candidate)
	return failing > allowed ? { failing, allowed } : undefined
}

const isEnough = ({ loads, failures }: Counts) => loads + failures >= JUDGED_FROM_LOADS

/**
 * Takes a candidate back where pages report that it fails more than what everybody has, by more than was allowed.
 *
 * @returns whether it did
 */
export function judge(db: Parts['db'], slice: string, now: Date): Promise<boolean> {
	return changeChannel(db, slice, async (transaction, channel) => {
		const { current, candidate } = channel
		if (candidate === null || current === null) return undefined
		const [tried, kept] = [
			await countsOf(transaction, { slice, version: candidate }),
			await countsOf(transaction, { slice, version: current }),
		]
		const judged = verdictOn({
			candidate: {
				loads: tried.loads - channel.candidate_loads,
				failures: tried.failures - channel.candidate_failures,
			},
			current: { loads: kept.loads - channel.current_loads, failures: kept.failures - channel.current_failures },
			currentLife: kept,
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

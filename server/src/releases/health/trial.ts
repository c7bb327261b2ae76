import type { Selectable } from 'kysely'
import { CANARY_MIN_LOADS, CANARY_MIN_VISITORS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { countsOf, failingShare } from './counts.ts'
import { countReporters } from './reporters.ts'

/** The failure rate of a version and the number of reports behind it. */
export interface Measurement {
	heard: number
	/** The number of reports for a verdict. */
	needed: number
	/** 0 to 1. */
	failing: number
}

type Channel = Pick<
	Selectable<ReleaseChannelTable>,
	'slice' | 'candidate_role' | 'candidate_loads' | 'candidate_failures'
>

/**
 * Measures a candidate since its canary began. In a share, visitors are anonymous and each one has the same weight; the
 * members of a role are few and authenticated, so each load counts.
 */
export async function measureCandidate(
	db: Database,
	channel: Channel,
	version: string,
	now: Date,
): Promise<Measurement> {
	if (channel.candidate_role === null) return measureVersion(db, { slice: channel.slice, version }, now)
	const all = await countsOf(db, { slice: channel.slice, version })
	const counts = {
		loads: all.loads - channel.candidate_loads,
		failures: all.failures - channel.candidate_failures,
	}
	return { heard: counts.loads + counts.failures, needed: CANARY_MIN_LOADS, failing: failingShare(counts) }
}

/** Measures a version by the visitors who reported it within a day. */
export async function measureVersion(
	db: Database,
	of: { slice: string; version: string },
	now: Date,
): Promise<Measurement> {
	const { visitors, failing } = await countReporters(db, of, now)
	return { heard: visitors, needed: CANARY_MIN_VISITORS, failing }
}

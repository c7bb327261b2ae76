import type { Selectable } from 'kysely'
import { CANARY_MIN_LOADS, CANARY_MIN_VISITORS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { countsOf, failingShare } from './counts.ts'
import { countReporters } from './reporters.ts'

/** How much is known of a version, and how much of it fails. */
export interface Weighed {
	heard: number
	/** From so many on it can be told how it fares. */
	needed: number
	/** 0 to 1. */
	failing: number
}

type Channel = Pick<
	Selectable<ReleaseChannelTable>,
	'slice' | 'candidate_role' | 'candidate_loads' | 'candidate_failures'
>

/**
 * How a candidate fares since it is being tried. Of a share anybody may tell anything, and each visitor weighs the same;
 * members of a role are few and known, and there each load counts.
 */
export async function weighCandidate(db: Database, channel: Channel, version: string, now: Date): Promise<Weighed> {
	if (channel.candidate_role === null) return weighVersion(db, { slice: channel.slice, version }, now)
	const all = await countsOf(db, { slice: channel.slice, version })
	const told = {
		loads: all.loads - channel.candidate_loads,
		failures: all.failures - channel.candidate_failures,
	}
	return { heard: told.loads + told.failures, needed: CANARY_MIN_LOADS, failing: failingShare(told) }
}

/** How a version fares with the visitors of the last day who were heard of it. */
export async function weighVersion(db: Database, of: { slice: string; version: string }, now: Date): Promise<Weighed> {
	const { visitors, failing } = await countReporters(db, of, now)
	return { heard: visitors, needed: CANARY_MIN_VISITORS, failing }
}

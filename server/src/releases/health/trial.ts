import type { Selectable } from 'kysely'
import { CANARY_MIN_LOADS, CANARY_MIN_VISITORS, RELEASE_WATCHED_HOURS } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { countsOf, failingShare } from './counts.ts'
import { countReporters, lastDays } from './reporters.ts'

/** The failure rate of a version and the number of reports behind it. */
export interface Measurement {
	heard: number
	/** The number of reports for a verdict. */
	needed: number
	/** 0 to 1. */
	failing: number
}

type ChannelRow = Selectable<ReleaseChannelTable>
type Channel = Pick<
	ChannelRow,
	'slice' | 'candidate_role' | 'candidate_since' | 'candidate_loads' | 'candidate_failures'
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
	if (channel.candidate_role === null) {
		return measureVersion(db, { slice: channel.slice, version, since: channel.candidate_since }, now)
	}
	const all = await countsOf(db, { slice: channel.slice, version })
	const counts = {
		loads: all.loads - channel.candidate_loads,
		failures: all.failures - channel.candidate_failures,
	}
	return { heard: counts.loads + counts.failures, needed: CANARY_MIN_LOADS, failing: failingShare(counts) }
}

/** How long a release is watched where fewer visitors a day report than a verdict needs, days. */
export const WATCHED_MAX_DAYS = 7
/** The fewest visitors for a verdict after the first day. */
export const FEW_VISITORS = 5
/**
 * The least margin with so few, and for a single module, 0 to 1. Less than half, because a screen that loads and fails some seconds
 * later is a good report and one with a failure.
 */
export const FEW_MARGIN = 0.4

/** A version, and since when it is tried or watched. */
export interface Tried extends ReleaseName {
	since: Date | null
}

/**
 * Measures a version by the visitors who reported it within a day. After its first day, where a day brings too few for a verdict, by
 * those of a week, of whom fewer are enough.
 */
export async function measureVersion(db: Database, of: Tried, now: Date): Promise<Measurement> {
	const today = await countReporters(db, of, lastDays(now, 1))
	if (isFirstDay(of, now) || today.visitors >= CANARY_MIN_VISITORS) {
		return { heard: today.visitors, needed: CANARY_MIN_VISITORS, failing: today.failing }
	}
	const { visitors, failing } = await countReporters(db, of, lastDays(now, 7))
	return { heard: visitors, needed: visitors < CANARY_MIN_VISITORS ? FEW_VISITORS : CANARY_MIN_VISITORS, failing }
}

/** How much higher than expected the failure rate may be: with few visitors, not less than {@link FEW_MARGIN}. */
export function marginFor({ needed }: Measurement, limit: number): number {
	return needed === FEW_VISITORS ? Math.max(limit, FEW_MARGIN) : limit
}

/**
 * When the watch of a release ends: after a day, or after a week where fewer visitors a day report than a verdict needs.
 * Null without a watch.
 */
export async function watchEnd(
	db: Database,
	{ slice, current, since, watched_until }: Pick<ChannelRow, 'slice' | 'current' | 'since' | 'watched_until'>,
	now: Date,
): Promise<Date | null> {
	if (current === null || since === null || watched_until === null) return null
	const { visitors } = await countReporters(db, { slice, version: current }, lastDays(now, 1))
	return visitors < CANARY_MIN_VISITORS ? watched_until : new Date(since.getTime() + RELEASE_WATCHED_HOURS * HOUR_MS)
}

/** True on the first day of a trial or a watch, when a verdict needs more visitors. */
export function isFirstDay({ since }: Tried, now: Date): boolean {
	return since === null || now.getTime() - since.getTime() < RELEASE_WATCHED_HOURS * HOUR_MS
}

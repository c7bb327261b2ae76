import { CANARY_MIN_LOADS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { percentileOf } from './histograms.ts'

/** A load is slow if it takes this many times as long as three quarters of those of the version before, and this much more, s. */
const SLOW_TIMES = 4
const SLOW_MORE_S = 2

/**
 * The time from which on a load of each module of a version is slow, ms: by the loads of the version that it is compared with, which for a
 * canary is the current one, and for the current one that before. A module that this version did not load often has none, and so has a first version.
 */
export async function readSlowLimits(db: Database, { slice, version }: ReleaseName): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('release_histogram as histogram')
		.innerJoin('release_channel as channel', (join) =>
			join
				.onRef('channel.slice', '=', 'histogram.slice')
				.on(({ or, and, eb, ref }) =>
					or([
						and([eb('candidate', '=', version), eb('histogram.version', '=', ref('current'))]),
						and([eb('current', '=', version), eb('histogram.version', '=', ref('previous'))]),
					]),
				),
		)
		.where('histogram.slice', '=', slice)
		.where('metric', '=', 'load')
		.select(['place', 'up_to', 'count'])
		.execute()
	const limits = new Map<string, number>()
	for (const [module, counts] of groupBy(rows, ({ place }) => place)) {
		const p75 = percentileOf(counts, 0.75) ?? 0
		const isEnough = counts.reduce((sum, { count }) => sum + count, 0) >= CANARY_MIN_LOADS
		if (isEnough) limits.set(module, Math.max(p75 * SLOW_TIMES, p75 + SLOW_MORE_S) * 1000)
	}
	return limits
}

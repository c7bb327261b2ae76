import type { Selectable } from 'kysely'
import { type Channel, FAILURE_LIMIT, type Watch } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { countsOf } from '../health/counts.ts'
import { marginFor, measureCandidate, measureVersion, watchEnd } from '../health/trial.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { readRollbackTargets } from './history.ts'

/** The channel of a slice as the API returns it; empty when nothing was ever promoted. */
export async function readChannel(db: Database, slice: string, now: Date): Promise<Channel> {
	const [row, { revision }] = await Promise.all([
		db.selectFrom('release_channel').where('slice', '=', slice).selectAll().executeTakeFirst(),
		db.selectFrom('release_state').select('revision').executeTakeFirstOrThrow(),
	])
	return presentChannel(db, { slice, row, revision: String(revision), now })
}

interface ChannelRow {
	slice: string
	row: Selectable<ReleaseChannelTable> | undefined
	revision: string
	now: Date
}

/** The same for a row that was already read. */
export async function presentChannel(db: Database, { slice, row, revision, now }: ChannelRow): Promise<Channel> {
	const { versions } = await readRollbackTargets(db, slice)
	return {
		slice,
		revision,
		current: row?.current ?? null,
		back: versions,
		watch: row ? await presentWatch(db, row, now) : null,
		previous: row?.previous ?? null,
		since: row?.since?.toISOString() ?? null,
		candidate: row ? await presentCandidate(db, row, now) : null,
	}
}

async function presentWatch(db: Database, row: Selectable<ReleaseChannelTable>, now: Date): Promise<Watch | null> {
	const { slice, current, since, watch_limit } = row
	const until = await watchEnd(db, row, now)
	if (current === null || until === null || until <= now) return null
	const judged = await measureVersion(db, { slice, version: current, since }, now)
	return { until: until.toISOString(), failureLimit: marginFor(judged, watch_limit ?? FAILURE_LIMIT), judged }
}

async function presentCandidate(
	db: Database,
	row: Selectable<ReleaseChannelTable>,
	now: Date,
): Promise<Channel['candidate']> {
	const { slice, candidate, candidate_role, candidate_share, candidate_since, failure_limit } = row
	if (candidate === null) return null
	const { loads, failures } = await countsOf(db, { slice, version: candidate })
	return {
		version: candidate,
		to: candidate_role === null ? { share: candidate_share ?? 0 } : { role: candidate_role },
		failureLimit: failure_limit ?? FAILURE_LIMIT,
		since: candidate_since?.toISOString() ?? '',
		figures: { loads: loads - row.candidate_loads, failures: failures - row.candidate_failures },
		judged: await measureCandidate(db, row, candidate, now),
	}
}

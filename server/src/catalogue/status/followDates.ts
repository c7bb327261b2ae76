import type { Status, StatusReason } from 'shared-contract'
import { insertRows, updateRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { lockVersion, recordChanges } from '../recordChanges.ts'
import { japanDay } from './japanDay.ts'
import { type Candidate, readCandidates } from './readEvidence.ts'
import { hiatusSince, statusByDates } from './statusByDates.ts'

/** What the log shows for a title that takes a break; its stored status is `releasing`. */
const ON_HIATUS = 'on_hiatus'

const PROGRESS: Record<Status, number> = { not_released: 0, releasing: 1, completed: 2 }

interface Change {
	id: number
	status: Status
	hiatusSince: string | null
	before: string
	after: string
	reason: StatusReason
}

/**
 * Lets the status of titles follow their dates, each change with a revision whose source is the reason. Call it in a
 * transaction.
 *
 * @param titleIds only these; all titles by default.
 * @returns the number of changed titles.
 */
export async function followDates(db: Database, now: Date, titleIds: readonly number[] | null = null): Promise<number> {
	const today = japanDay(now)
	const read = async (ids: readonly number[] | null) =>
		(await readCandidates(db, now, ids)).flatMap((candidate) => changeOf(candidate, today))
	const found = await read(titleIds)
	if (found.length === 0) return 0
	// Only what may change is read again under the lock of all catalogue writes.
	await lockVersion(db)
	const changes = await read(found.map(({ id }) => id))
	if (changes.length === 0) return 0
	await updateRows(
		db,
		'title',
		changes.map(({ id, status, hiatusSince: since }) => ({
			id,
			status,
			hiatus_since: since === null ? null : new Date(`${since}T00:00:00+09:00`),
		})),
	)
	await insertRows(
		db,
		'revision',
		changes.map(({ id, before, after, reason }) => ({
			entity: 'title' as const,
			entity_id: id,
			source: reason,
			made_at: now,
			before: { status: before },
			after: { status: after },
		})),
	)
	await recordChanges(db, { titles: changes.map(({ id }) => id) })
	return changes.length
}

/** The change that the dates of a title ask for, if any. */
function changeOf(candidate: Candidate, today: string): Change[] {
	const { id, evidence } = candidate
	const dated = statusByDates(evidence, today)
	const moved = dated && mayFollow(candidate, dated.status, dated.since) ? dated : undefined
	const status = moved?.status ?? candidate.status
	const since = status === 'releasing' ? hiatusSince(evidence, today) : null
	const [before, after] = [nameOf(candidate.status, candidate.hiatusSince), nameOf(status, since)]
	if (before === after) return []
	const reason = moved?.reason ?? (since === null ? 'dates.resumed' : 'dates.hiatus')
	return [{ id, status, hiatusSince: since, before, after, reason }]
}

/**
 * True if a title may take the status of its dates. A status that a member set stays until a newer date; only a status
 * that came from dates is taken back by them.
 */
function mayFollow({ status, setByMember, isSetByDates }: Candidate, dated: Status, since: string): boolean {
	if (dated === status) return false
	if (setByMember !== null && since <= setByMember) return false
	return PROGRESS[dated] > PROGRESS[status] || isSetByDates
}

const nameOf = (status: Status, since: string | null) => (since === null ? status : ON_HIATUS)

import { sql } from 'kysely'
import type { EntryContent } from 'shared-contract'
import { TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { type EntryRow, repeatsOf } from '../list/entryRow.ts'
import type { TitleState } from './planRow.ts'

interface Row extends Omit<EntryRow, 'status'> {
	id: number
	total: number | null
	status: EntryRow['status'] | null
	score: number | null
	hasEnded: boolean
}

/** The present state of some titles on a member's list; empty entries for a visitor of a demo. */
export async function readTitleStates(
	db: Database,
	memberId: string | null,
	titleIds: readonly number[],
): Promise<Map<number, TitleState>> {
	const ids = sql`any(${titleIds}::int[])`
	const { rows } =
		await sql<Row>`select t.id, ${TITLE_TOTAL} as total, t.status = 'completed' as "hasEnded", e.status, e.progress, e.volumes,
			${repeatsOf().done} as rewatches, ${repeatsOf().isIn} as is_repeat,
			e.started_on, e.finished_on, e.notes, e.tags, e.is_private, v.exact as score
		from title t
		left join list_entry e on e.title_id = t.id and e.member_id = ${memberId}::uuid and e.title_id = ${ids}
			and e.removed_at is null
		left join title_vote v on v.title_id = t.id and v.member_id = ${memberId}::uuid and v.title_id = ${ids}
		where t.id = ${ids}`.execute(db)
	return new Map(
		rows.map((row) => [row.id, { total: row.total, hasEnded: row.hasEnded, score: row.score, entry: contentOf(row) }]),
	)
}

/** Counts a member's entries, including recently removed ones. */
export async function countEntries(db: Database, memberId: string | null): Promise<number> {
	const { rows } = await sql<{ entries: number }>`
		select count(*)::int as entries from list_entry where member_id = ${memberId}::uuid`.execute(db)
	return rows[0]?.entries ?? 0
}

function contentOf({ status, ...row }: Row): EntryContent | null {
	if (status === null) return null
	return {
		status,
		progress: row.progress,
		volumes: row.volumes,
		score: row.score,
		startedOn: row.started_on,
		finishedOn: row.finished_on,
		rewatches: row.rewatches,
		...(row.is_repeat && status !== 'rewatching' && { isRepeat: true }),
		notes: row.notes,
		tags: row.tags,
		isPrivate: row.is_private,
	}
}

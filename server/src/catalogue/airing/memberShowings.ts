import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { readSchedules, scheduleOf, type TitleFilter } from '../calendar/readSchedules.ts'
import { slotShowings } from '../calendar/showings.ts'
import { MEMBERS } from './broadcast.ts'

/** A showing of an episode according to a broadcast that members edited. */
export interface MemberShowing {
	titleId: number
	episode: number
	airsAt: Date
	/** Its end was not announced, so nobody has announced this very episode. */
	isExpected: boolean
}

const EDITED_BY_MEMBERS: TitleFilter = (titleId) =>
	sql`${titleId} in (select m.title_id from airing_slot m where m.platform_id is null and m.source = ${MEMBERS})`

/**
 * The showings in [`from`, `to`) of broadcasts that members edited, numbered as in the calendar. Showings before the edit
 * are left out: adding the start date of an old title must not announce its past episodes.
 */
export async function memberShowings(db: Database, from: Date, to: Date): Promise<MemberShowing[]> {
	const rows = (await readSchedules(db, from, to, { titleFilter: EDITED_BY_MEMBERS })).filter(
		({ source }) => source === MEMBERS,
	)
	const editedAt = await editTimes(
		db,
		rows.map(({ id }) => id),
	)
	return rows.flatMap((row) => {
		const since = editedAt.get(row.id)?.getTime()
		if (since === undefined) return []
		return slotShowings(scheduleOf(row), Math.max(from.getTime(), since + 1), to.getTime()).flatMap(
			({ instant, episode, isExpected }) =>
				episode === null ? [] : [{ titleId: row.id, episode, airsAt: new Date(instant), isExpected }],
		)
	})
}

/** The time of the last revision of each title's broadcast, whether an edit or an undo. */
async function editTimes(db: Database, titleIds: readonly number[]): Promise<Map<number, Date>> {
	const { rows } = await sql<{ id: number; at: Date }>`
		select t.id, r.made_at as at from unnest(${titleIds}::int[]) as t(id), lateral (
			select made_at from revision
			where entity = 'title' and entity_id = t.id and after ->> 'airing' is not null order by revision.id desc limit 1
		) r`.execute(db)
	return new Map(rows.map(({ id, at }) => [id, at]))
}

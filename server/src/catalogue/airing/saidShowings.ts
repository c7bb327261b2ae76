import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { type Among, readSchedules, scheduleOf } from '../calendar/readSchedules.ts'
import { slotShowings } from '../calendar/showings.ts'
import { MEMBERS } from './broadcast.ts'

/** An episode that is shown by what members say. */
export interface SaidShowing {
	titleId: number
	episode: number
	airsAt: Date
}

const SAID: Among = (titleId) =>
	sql`${titleId} in (select said.title_id from airing_slot said where said.platform_id is null and said.source = ${MEMBERS})`

/**
 * The episodes that are shown from `from` until before `to` by what members say of a broadcast, as the calendar numbers
 * them. What was shown before they said it is left out: whoever writes down since when a title airs announces nothing.
 */
export async function saidShowings(db: Database, from: Date, to: Date): Promise<SaidShowing[]> {
	const rows = (await readSchedules(db, from, to, SAID)).filter(({ source }) => source === MEMBERS)
	const said = await saidAt(
		db,
		rows.map(({ id }) => id),
	)
	return rows.flatMap((row) => {
		const since = said.get(row.id)?.getTime()
		if (since === undefined) return []
		return slotShowings(scheduleOf(row), Math.max(from.getTime(), since + 1), to.getTime()).flatMap(
			({ instant, episode }) => (episode === null ? [] : [{ titleId: row.id, episode, airsAt: new Date(instant) }]),
		)
	})
}

/** When what members say now was said: by the last revision that wrote it, be it an edit or an undo. */
async function saidAt(db: Database, titleIds: readonly number[]): Promise<Map<number, Date>> {
	const { rows } = await sql<{ id: number; at: Date }>`
		select t.id, r.made_at as at from unnest(${titleIds}::int[]) as t(id), lateral (
			select made_at from revision
			where entity = 'title' and entity_id = t.id and after ->> 'airing' is not null order by revision.id desc limit 1
		) r`.execute(db)
	return new Map(rows.map(({ id, at }) => [id, at]))
}

import { sql } from 'kysely'
import { type DelayNote, type ScheduledShowing, type TitleSchedule, UPCOMING_SHOWINGS } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readSchedules, scheduleOf } from '../calendar/readSchedules.ts'
import { airsAtOf, type Schedule, type Showing, showingsOf } from '../calendar/showings.ts'
import { readFactSources } from '../factSources.ts'
import { presentPerson } from '../titleCard.ts'

/** How far ahead of now showings are looked for. */
const AHEAD_MS = 120 * DAY_MS
/** A showing that has just begun is still the next one. */
const RUNNING_MS = DAY_MS / 48
const MAX_NOTES = 20

/** The schedule of one title around now; undefined if it is not shown. */
export async function readTimetable(db: Database, titleId: number, now: Date): Promise<Schedule | undefined> {
	const [from, to] = [new Date(now.getTime() - AHEAD_MS), new Date(now.getTime() + AHEAD_MS)]
	const [row] = await readSchedules(db, from, to, { titleFilter: (column) => sql`${column} = ${titleId}` })
	return row && scheduleOf(row)
}

/**
 * The next showings of a title, and the notes that they come later.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readTitleSchedule(db: Database, titleId: number, now: Date): Promise<TitleSchedule> {
	const delays = await readNotes(db, titleId)
	const schedule = await readTimetable(db, titleId, now)
	const from = now.getTime() - RUNNING_MS
	const showings = schedule ? showingsOf(schedule, from, from + AHEAD_MS) : []
	const upcoming = showings.sort((one, other) => one.instant - other.instant).slice(0, UPCOMING_SHOWINGS)
	const [source] = upcoming.length === 0 ? [] : await readFactSources(db, 'slots', [titleId])
	return { upcoming: upcoming.map(present), ...(source && { source }), delays }
}

function present({ zone, episode, isExpected, isFirst, isLast, ...when }: Showing): ScheduledShowing {
	return { airsAt: airsAtOf(when), zone, episode, isExpected, isFirst, isLast }
}

interface NoteRow extends Omit<DelayNote, 'author' | 'at'> {
	made_at: Date
	username: string | null
	avatar_url: string | null
}

async function readNotes(db: Database, titleId: number): Promise<DelayNote[]> {
	// One row without a note shows that the title exists.
	const { rows } = await sql<NoteRow | { id: null }>`
		select d.id, d.kind, d.episode, d.date, d.new_date as "newDate", d.reason, d.made_at, m.username, m.avatar_url
		from title t left join title_delay d on d.title_id = t.id and d.removed_at is null
		left join member m on m.id = d.member_id
		where t.id = ${titleId} and t.removed_at is null
		order by d.made_at desc, d.id desc limit ${MAX_NOTES}`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
	return rows.flatMap((row) => (row.id === null ? [] : [presentNote(row)]))
}

function presentNote({ made_at, username, avatar_url, ...note }: NoteRow): DelayNote {
	return { ...note, author: username === null ? null : presentPerson(username, avatar_url), at: made_at.toISOString() }
}

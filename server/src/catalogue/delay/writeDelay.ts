import { sql } from 'kysely'
import {
	CALENDAR_YEAR_FIRST,
	CALENDAR_YEAR_LAST,
	characters,
	DELAY_REASON_MAX_LENGTH,
	type ErrorCode,
	isVisibleText,
	type Member,
	type NewDelay,
	tidyText,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { dayIn } from '../calendar/delays.ts'
import { showingsOf } from '../calendar/showings.ts'
import { recordChanges } from '../recordChanges.ts'
import { mayUndo } from '../revision/mayUndo.ts'
import { followDates } from '../status/followDates.ts'
import { japanDay } from '../status/japanDay.ts'
import { readTimetable } from './readSchedule.ts'

/** How far around now the announced day of an episode is looked for. */
const SEARCH_MS = 100 * DAY_MS

interface Writing {
	titleId: number
	memberId: string
	delay: NewDelay
	now: Date
}

/**
 * Writes a note that a title comes later or takes a break. A delay gets its episode from its day or the other way round,
 * if the title's schedule knows it. Call it in a transaction.
 *
 * @returns the id of the note.
 * @throws Problem 400 with the invalid fields, 404 if there is no such anime.
 */
export async function writeDelay(db: Database, { titleId, memberId, delay, now }: Writing): Promise<number> {
	const checked = checkedDelay(delay)
	await requireAnime(db, titleId)
	const { kind, episode, date, newDate, reason } = await completed(db, titleId, checked, now)
	const { id } = await db
		.insertInto('title_delay')
		.values({
			title_id: titleId,
			member_id: memberId,
			kind,
			episode,
			date,
			new_date: newDate,
			reason,
			made_at: now,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	await recordChanges(db, { titles: [titleId] })
	await followDates(db, now, [titleId])
	return id
}

/**
 * Removes a note. Idempotent.
 *
 * @throws Problem 403 for the note of another member, 404 if it does not exist.
 */
export async function removeDelay(
	db: Database,
	id: number,
	{ member, now }: { member: Member; now: Date },
): Promise<void> {
	const note = await db
		.selectFrom('title_delay')
		.select(['title_id', 'member_id', 'removed_at'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!note) throw new Problem('request.notFound', 404)
	if (note.member_id !== member.id && !mayUndo(member)) throw new Problem('request.forbidden', 403)
	if (note.removed_at !== null) return
	await db.updateTable('title_delay').set({ removed_at: now, removed_by: member.id }).where('id', '=', id).execute()
	await recordChanges(db, { titles: [note.title_id] })
	await followDates(db, now, [note.title_id])
}

async function requireAnime(db: Database, titleId: number): Promise<void> {
	const { rows } = await sql`select from title where id = ${titleId} and kind = 'anime' and removed_at is null`.execute(
		db,
	)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

async function completed(db: Database, titleId: number, delay: NewDelay, now: Date): Promise<NewDelay> {
	const { kind, episode, date } = delay
	if (kind === 'hiatus') return { ...delay, date: date ?? japanDay(now) }
	if (episode !== null && date !== null) return delay
	const schedule = await readTimetable(db, titleId, now)
	// A slot is promised for four weeks, but a delay may be known earlier.
	const showings = schedule
		? showingsOf(
				{ ...schedule, promisedUntil: Number.POSITIVE_INFINITY },
				now.getTime() - SEARCH_MS,
				now.getTime() + SEARCH_MS,
			)
		: []
	const found = showings.find((showing) =>
		episode === null ? dayIn(showing.instant, showing.zone) === date : showing.episode === episode,
	)
	if (!found) return delay
	return { ...delay, episode: episode ?? found.episode, date: date ?? dayIn(found.instant, found.zone) }
}

/** Validates and tidies a note. @throws Problem 400 with a code for each invalid field. */
function checkedDelay(typed: NewDelay): NewDelay {
	const reason = tidyText(typed.reason).trim()
	const fields: Record<string, ErrorCode> = {}
	if (!isVisibleText(reason)) fields.reason = 'text.required'
	else if (characters(reason) > DELAY_REASON_MAX_LENGTH) fields.reason = 'text.tooLong'
	for (const field of ['date', 'newDate'] as const) {
		const day = typed[field]
		if (day !== null && !isCalendarDay(day)) fields[field] = 'date.invalid'
	}
	const { kind, episode, date, newDate } = typed
	if (kind === 'delay' && episode === null && date === null) fields.episode = 'delay.which'
	if (!fields.date && !fields.newDate && date !== null && newDate !== null && newDate <= date) {
		fields.newDate = 'delay.newDate'
	}
	if (Object.keys(fields).length > 0) throw new Problem('request.invalid', 400, { fields })
	return { ...typed, episode: kind === 'hiatus' ? null : episode, reason }
}

function isCalendarDay(day: string): boolean {
	const instant = Date.parse(`${day}T00:00:00Z`)
	// `Date` reads February 30 as a day in March.
	if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day) return false
	const year = new Date(instant).getUTCFullYear()
	return year >= CALENDAR_YEAR_FIRST && year <= CALENDAR_YEAR_LAST
}

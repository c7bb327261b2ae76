import { sql } from 'kysely'
import { type AiringPlace, type CalendarWeek, isDay, type Release } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readFactSources } from '../factSources.ts'
import { readCalendar } from './readReleases.ts'
import { weekOf } from './week.ts'

/**
 * The releases of the week of a date.
 *
 * @param field the parameter of the date, for the error.
 * @throws Problem 400 for a date that is invalid or out of range.
 */
export async function readWeek(
	{ db, pictures }: AppContext,
	date: string,
	field: 'week' | 'date',
	on?: AiringPlace,
): Promise<CalendarWeek> {
	const week = weekOf(date)
	if (!week) throw new Problem('request.invalid', 400, { fields: { [field]: 'request.invalid' } })
	const { items, delayed } = await readCalendar(db, pictures, week.from, week.to, { on })
	const { sunday, saturday } = week
	const isInside = ({ airsAt }: Release) => !isDay(airsAt) || (airsAt >= sunday && airsAt <= saturday)
	const timesOf = items.length + delayed.length === 0 ? await readTimesOf(db) : undefined
	const inside = items.filter(isInside)
	const shown = inside.map(({ animeId }) => animeId)
	return {
		week: sunday,
		items: inside,
		sources: await readFactSources(db, 'slots', shown),
		delayed: delayed.filter(isInside),
		...(timesOf && { timesOf }),
	}
}

/** How old the newest list is by which a source confirmed times. */
async function readTimesOf(db: Database): Promise<string | undefined> {
	const { rows } = await sql<{ at: Date | null }>`select greatest(
		(select max(confirmed_at) from airing_slot), (select max(named_airing_at) from title)) as at`.execute(db)
	return rows[0]?.at?.toISOString().slice(0, 10)
}

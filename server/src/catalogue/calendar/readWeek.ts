import { type CalendarWeek, isDay, type Release } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
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
): Promise<CalendarWeek> {
	const week = weekOf(date)
	if (!week) throw new Problem('request.invalid', 400, { fields: { [field]: 'request.invalid' } })
	const { items, delayed } = await readCalendar(db, pictures, week.from, week.to)
	const { sunday, saturday } = week
	const isInside = ({ airsAt }: Release) => !isDay(airsAt) || (airsAt >= sunday && airsAt <= saturday)
	return { week: sunday, items: items.filter(isInside), delayed: delayed.filter(isInside) }
}

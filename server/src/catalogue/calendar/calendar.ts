import type { CalendarWeek } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Pictures } from '../pictures.ts'
import { readReleases } from './readReleases.ts'
import { weekOf } from './week.ts'

/** The releases of the week that holds a date. @throws where it is no date that a calendar goes to. */
export async function readCalendar(db: Database, pictures: Pictures, date: string): Promise<CalendarWeek> {
	const week = weekOf(date)
	if (!week) throw new Problem('request.invalid', 400, { fields: { week: 'request.invalid' } })
	return { week: week.sunday, items: await readReleases(db, pictures, week.from, week.to) }
}

import type { FastifyInstance } from 'fastify'
import { CALENDAR_FILE, type CalendarWeek, calendarRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl } from '../../core/http/origin.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { calendarFile, sendCalendar } from './calendarFile.ts'
import { readCalendar } from './readReleases.ts'
import { weekOf } from './week.ts'

const NAMES = { pt: 'Lançamentos · Niouka', en: 'Releases · Niouka', ja: '放送カレンダー · Niouka' }

/** The release calendar: JSON for the calendar page, and an iCalendar feed to subscribe to. */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
	serve(app, calendarRoute, ({ query }) => readWeek(context, query.week), { cache: 'shared' })

	app.get(CALENDAR_FILE, { schema: { hide: true } }, async (request, reply) => {
		const file = await calendarFile(request, context, { names: NAMES })
		reply.header('cache-control', originCacheControl(CACHE.shared, context.settings))
		return sendCalendar(reply, file)
	})
}

/** The releases of the week of a date. @throws Problem 400 for a date that is invalid or out of range. */
async function readWeek({ db, pictures }: AppContext, date: string): Promise<CalendarWeek> {
	const week = weekOf(date)
	if (!week) throw new Problem('request.invalid', 400, { fields: { week: 'request.invalid' } })
	return { week: week.sunday, ...(await readCalendar(db, pictures, week.from, week.to)) }
}

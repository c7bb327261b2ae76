import type { FastifyInstance } from 'fastify'
import { CALENDAR_FILE, calendarRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl } from '../../core/http/origin.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { calendarFile, sendCalendar } from './calendarFile.ts'
import { readWeek } from './readWeek.ts'

const NAMES = { pt: 'Lançamentos · Niouka', en: 'Releases · Niouka', ja: '放送カレンダー · Niouka' }

/** The release calendar: JSON for the calendar page, and an iCalendar feed to subscribe to. */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
	serve(app, calendarRoute, ({ query: { week, on } }) => readWeek(context, week, 'week', on), {
		cache: 'shared',
		kind: 'calendar',
	})

	app.get(CALENDAR_FILE, { schema: { hide: true }, config: { kind: 'calendarFile' } }, async (request, reply) => {
		const file = await calendarFile(request, context, { names: NAMES })
		reply.header('cache-control', originCacheControl(CACHE.shared, context.settings))
		return sendCalendar(reply, file)
	})
}

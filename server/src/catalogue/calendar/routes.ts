import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	CALENDAR_FILE,
	type CalendarWeek,
	calendarRoute,
	DEFAULT_LOCALE,
	type Release,
	titlePath,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { writeCalendar } from './icalendar.ts'
import { readCalendar, readReleases } from './readReleases.ts'
import { releaseName } from './releaseText.ts'
import { weekOf } from './week.ts'

const DAYS_BACK = 7
const DAYS_AHEAD = 28
const DEFAULT_MINUTES = 24
const NAMES = { pt: 'Lançamentos · Niouka', en: 'Releases · Niouka', ja: '放送カレンダー · Niouka' }

/** The release calendar: JSON for the calendar page, and an iCalendar feed to subscribe to. */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
	serve(app, calendarRoute, ({ query }) => readWeek(context, query.week), { cache: 'shared' })

	app.get(CALENDAR_FILE, { schema: { hide: true } }, async (request, reply) => {
		const file = await calendarFile(request, context)
		return reply
			.header('cache-control', originCacheControl(CACHE.shared, context.settings))
			.header('content-disposition', 'inline; filename="niouka.ics"')
			.type('text/calendar; charset=utf-8')
			.send(file)
	})
}

/** The releases of the week of a date. @throws Problem 400 for a date that is invalid or out of range. */
async function readWeek({ db, pictures }: AppContext, date: string): Promise<CalendarWeek> {
	const week = weekOf(date)
	if (!week) throw new Problem('request.invalid', 400, { fields: { week: 'request.invalid' } })
	return { week: week.sunday, ...(await readCalendar(db, pictures, week.from, week.to)) }
}

async function calendarFile(request: FastifyRequest, { db, pictures, settings, now }: AppContext): Promise<string> {
	const locale = urlLocale(request) ?? DEFAULT_LOCALE
	const names = urlTitleNames(request)
	const origin = siteOrigin(request, settings)
	// Starts at a whole day: the file, and so its ETag, changes only with its content.
	const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
	const releases = await readReleases(db, pictures, today - DAYS_BACK * DAY_MS, today + DAYS_AHEAD * DAY_MS)
	const hostname = new URL(origin).hostname
	return writeCalendar({
		name: NAMES[locale],
		generatedAt: new Date(today),
		events: releases.map((release) => ({
			uid: `${uidOf(release)}@${hostname}`,
			start: new Date(release.airsAt),
			minutes: release.durationMinutes ?? DEFAULT_MINUTES,
			summary: releaseName(release, locale, names),
			url: origin + titlePath({ ...release, id: release.animeId }),
			isExpected: release.isExpected ?? false,
		})),
	})
}

/** The UID of an episode excludes its time: a postponed episode stays the same event. */
function uidOf({ id, animeId, episode }: Release): string {
	return episode === null ? `release-${id}` : `release-${animeId}-episode-${episode}`
}

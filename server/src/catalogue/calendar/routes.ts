import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALENDAR_FILE, calendarRoute, DEFAULT_LOCALE, type Release, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { urlLocale } from '../../core/language/locale.ts'
import { readCalendar } from './calendar.ts'
import { writeCalendar } from './icalendar.ts'
import { readReleases } from './readReleases.ts'
import { releaseName } from './releaseWords.ts'

const DAYS_BACK = 7
const DAYS_AHEAD = 28
const USUAL_MINUTES = 24
const NAMES = { pt: 'Lançamentos · Niouka', en: 'Releases · Niouka', ja: '放送カレンダー · Niouka' }

/** The calendar, for the site's own page and as a file that other calendars subscribe to. */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
	serve(app, calendarRoute, ({ query }) => readCalendar(context.db, context.settings, query.week), { cache: 'shared' })

	app.get(CALENDAR_FILE, { schema: { hide: true } }, async (request, reply) => {
		const file = await calendarFile(request, context)
		return reply
			.header('cache-control', originCacheControl(CACHE.shared, context.settings))
			.header('content-disposition', 'inline; filename="niouka.ics"')
			.type('text/calendar; charset=utf-8')
			.send(file)
	})
}

async function calendarFile(request: FastifyRequest, { db, settings, now }: AppContext): Promise<string> {
	const locale = urlLocale(request) ?? DEFAULT_LOCALE
	const origin = siteOrigin(request, settings)
	// A whole day as its beginning, so that the file is the same until there is something new in it.
	const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
	const releases = await readReleases(db, settings, today - DAYS_BACK * DAY_MS, today + DAYS_AHEAD * DAY_MS)
	const hostname = new URL(origin).hostname
	return writeCalendar({
		name: NAMES[locale],
		made: new Date(today),
		events: releases.map((release) => ({
			uid: `${uidOf(release)}@${hostname}`,
			start: new Date(release.airsAt),
			minutes: release.durationMinutes ?? USUAL_MINUTES,
			summary: releaseName(release, locale),
			url: origin + titlePath({ ...release, id: release.animeId }),
		})),
	})
}

/** An episode stays the same event when it is put off. */
function uidOf({ id, animeId, episode }: Release): string {
	return episode === null ? `release-${id}` : `release-${animeId}-episode-${episode}`
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, type Release, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { writeCalendar } from './icalendar.ts'
import { readReleases } from './readReleases.ts'
import type { TitleFilter } from './readSchedules.ts'
import { releaseName } from './releaseText.ts'

const DAYS_BACK = 7
const DAYS_AHEAD = 28
const DEFAULT_MINUTES = 24

interface CalendarContent {
	/** The name of the calendar in each language. */
	names: Readonly<Record<Locale, string>>
	/** Limits it to these titles. */
	titleFilter?: TitleFilter
}

/** Writes an iCalendar file of releases, in the language and with the names of titles that the address asks for. */
export async function calendarFile(
	request: FastifyRequest,
	{ db, pictures, settings, now }: AppContext,
	{ names, titleFilter }: CalendarContent,
): Promise<string> {
	const locale = urlLocale(request) ?? DEFAULT_LOCALE
	const titleNames = urlTitleNames(request)
	const origin = siteOrigin(request, settings)
	// Starts at a whole day: the file, and so its ETag, changes only with its content.
	const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
	const [from, to] = [today - DAYS_BACK * DAY_MS, today + DAYS_AHEAD * DAY_MS]
	const releases = await readReleases(db, pictures, from, to, titleFilter)
	const hostname = new URL(origin).hostname
	return writeCalendar({
		name: names[locale],
		generatedAt: new Date(today),
		events: releases.map((release) => ({
			uid: `${uidOf(release)}@${hostname}`,
			start: new Date(release.airsAt),
			minutes: release.durationMinutes ?? DEFAULT_MINUTES,
			summary: releaseName(release, locale, titleNames),
			url: origin + titlePath({ ...release, id: release.animeId }),
			isExpected: release.isExpected ?? false,
		})),
	})
}

/** Sends an iCalendar file. */
export function sendCalendar(reply: FastifyReply, file: string): FastifyReply {
	return reply
		.header('content-disposition', 'inline; filename="niouka.ics"')
		.type('text/calendar; charset=utf-8')
		.send(file)
}

/** The UID of an episode excludes its time: a postponed episode stays the same event. */
function uidOf({ id, animeId, episode }: Release): string {
	return episode === null ? `release-${id}` : `release-${animeId}-episode-${episode}`
}

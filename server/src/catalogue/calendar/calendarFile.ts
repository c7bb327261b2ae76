import type { FastifyReply, FastifyRequest } from 'fastify'
import {
	DEFAULT_LOCALE,
	isChosenRelease,
	isDay,
	type Locale,
	type Release,
	releaseFilterOf,
	titlePath,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { dayIn } from './delays.ts'
import { writeCalendar } from './icalendar.ts'
import { readCalendar } from './readReleases.ts'
import type { TitleFilter } from './readSchedules.ts'
import { releaseName } from './releaseText.ts'

const DAYS_BACK = 7
const DAYS_AHEAD = 28
/** A premiere is announced long before. */
const PREMIERE_DAYS_AHEAD = 366

interface CalendarContent {
	/** The name of the calendar in each language. */
	names: Readonly<Record<Locale, string>>
	/** Limits it to these titles; they may be few, so their premieres are known for a year ahead. */
	titleFilter?: TitleFilter
	/** Limits it to these releases. */
	isShown?: (release: Release) => boolean
}

/** Writes an iCalendar file of releases, by the filter, in the language and with the names of titles that the address asks for. */
export async function calendarFile(
	request: FastifyRequest,
	{ db, pictures, settings, now }: AppContext,
	{ names, titleFilter, isShown = () => true }: CalendarContent,
): Promise<string> {
	const locale = urlLocale(request) ?? DEFAULT_LOCALE
	const titleNames = urlTitleNames(request)
	const origin = siteOrigin(request, settings)
	// Starts at a whole day: the file, and so its ETag, changes only with its content.
	const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
	const [from, to] = [today - DAYS_BACK * DAY_MS, today + DAYS_AHEAD * DAY_MS]
	const last = titleFilter ? today + PREMIERE_DAYS_AHEAD * DAY_MS : to
	const isSoon = ({ airsAt }: Release) => Date.parse(airsAt) < to
	const filter = releaseFilterOf(new URL(request.url, origin).searchParams)
	const { items } = await readCalendar(db, pictures, from, last, { titleFilter, on: filter.on })
	const releases = items.filter(
		(release) => isShown(release) && isChosenRelease(filter, release) && (isSoon(release) || isPremiere(release)),
	)
	const uids = uidsOf(releases)
	const hostname = new URL(origin).hostname
	return writeCalendar({
		name: names[locale],
		generatedAt: new Date(today),
		events: releases.map((release, index) => ({
			uid: `${uids[index]}@${hostname}`,
			start: isDay(release.airsAt) ? release.airsAt : new Date(release.airsAt),
			minutes: release.durationMinutes,
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

/** True for a film, and for the first episode of a series. */
export function isPremiere({ format, episode }: Release): boolean {
	return format === 'Movie' || episode === 1
}

/**
 * The UIDs of releases exclude their times: a postponed one stays the same event, and so does one whose time becomes known.
 * What is shown again under one number, or has none, is told apart by the day of its broadcast.
 */
function uidsOf(releases: readonly Release[]): string[] {
	const used = new Set<string>()
	return releases.map(({ animeId, episode, format, airsAt, zone }) => {
		const day = isDay(airsAt) ? airsAt : dayIn(Date.parse(airsAt), zone)
		const number = episode === null ? undefined : `episode-${episode}`
		const first = `release-${animeId}-${number ?? (format === 'Movie' ? 'premiere' : day)}`
		const uid = used.has(first) ? `${first}-${day}` : first
		used.add(uid)
		return uid
	})
}

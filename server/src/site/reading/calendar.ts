import { calendarRoute, isDay, LANGUAGE_TAGS, type Release, seasonPath, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { seasonOf } from '../../catalogue/listing/season.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import { heading, html, links, page, section } from './markup.ts'
import { type Reader, type Source, source } from './source.ts'

/** The reading version of the calendar, in the time zone of most readers: the server knows no other. */
export function calendarReading(query: URLSearchParams, now: Date): Source {
	const asked = query.get('week') ?? ''
	const week = sundayOf(/^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : dateOf(now))
	return source(calendarRoute, { query: { week } }, (calendar, reader) => {
		const { say, locale } = reader
		const tag = LANGUAGE_TAGS[locale]
		const parts = new Intl.DateTimeFormat(tag, { timeZone: DEFAULT_ZONE, timeZoneName: 'long' }).formatToParts(now)
		const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? DEFAULT_ZONE
		const dayName = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
		const days = Array.from({ length: 7 }, (_, index) => addDays(week, index))
		return page([
			heading(say('calendar.title'), zone),
			links(
				[-7, 7].map((days) => ({
					path: `/calendar?week=${addDays(week, days)}`,
					name: say(days < 0 ? 'calendar.previous' : 'calendar.next'),
				})),
				'chips',
			),
			calendar.items.length === 0 && emptyWeek(week, calendar.timesOf, reader),
			days.map((day) =>
				section(
					dayName.format(new Date(day)),
					links(calendar.items.filter(({ airsAt }) => dayOf(airsAt) === day).map((each) => release(each, reader))),
				),
			),
		])
	})
}

function emptyWeek(week: string, timesOf: string | undefined, { say, locale }: Reader) {
	const long = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })
	const text =
		timesOf === undefined
			? say('calendar.none.unknown')
			: say('calendar.none.from', { date: long.format(new Date(timesOf)) })
	const season = seasonPath({ year: Number(week.slice(0, 4)), season: seasonOf(week) ?? 'winter' })
	return section(say('calendar.none.title'), html`<p>${text}</p>`, { path: season, name: say('calendar.none.season') })
}

function release(each: Release, { say, nameOf, locale }: Reader) {
	const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: DEFAULT_ZONE } as const
	const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], clock)
	const notes = [
		isDay(each.airsAt) ? say('calendar.noTime') : time.format(new Date(each.airsAt)),
		each.episode !== null && say('calendar.episode', { number: each.episode }),
		each.isExpected && say('calendar.expected'),
	]
	return {
		path: titlePath({ id: each.animeId, kind: each.kind, format: each.format }),
		name: nameOf(each),
		note: html`${notes.filter(Boolean).join(' · ')}`,
	}
}

const dayOf = (airsAt: string) => (isDay(airsAt) ? airsAt : dateOf(new Date(airsAt)))
const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
const sundayOf = (date: string) => addDays(date, -new Date(date).getUTCDay())

const inZone = new Intl.DateTimeFormat('sv', { timeZone: DEFAULT_ZONE })
/** The date of an instant in that zone. */
const dateOf = (instant: Date) => inZone.format(instant)

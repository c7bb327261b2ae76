import { type DelayedRelease, isDay, type Release } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'
import { namesOf } from '../titleNames.ts'
import {
	readSchedules,
	type ScheduledTitle,
	type ScheduleFilter,
	scheduleOf,
	type TitleFilter,
} from './readSchedules.ts'
import { airsAtOf, delayedOf, type Showing, showingsOf } from './showings.ts'

/** The releases of titles, of all by default, in [`from`, `to`) (milliseconds), by instant, then by popularity. */
export async function readReleases(
	db: Database,
	pictures: Pictures,
	from: number,
	to: number,
	titleFilter?: TitleFilter,
): Promise<Release[]> {
	return (await readCalendar(db, pictures, from, to, { titleFilter })).items
}

/** The same, with the releases of that time that come later. */
export async function readCalendar(
	db: Database,
	pictures: Pictures,
	from: number,
	to: number,
	filter?: ScheduleFilter,
): Promise<{ items: Release[]; delayed: DelayedRelease[] }> {
	const rows = await readSchedules(db, new Date(from), new Date(to), filter)
	const schedules = rows.map((row) => ({ row, schedule: scheduleOf(row) }))
	return {
		items: schedules
			.flatMap(({ row, schedule }) => showingsOf(schedule, from, to).map((showing) => present(row, showing, pictures)))
			.sort(inOrder),
		delayed: schedules
			.flatMap(({ row, schedule }) =>
				delayedOf(schedule, from, to).map(({ showing, delay: { newDate, reason } }) => ({
					...present(row, showing, pictures),
					newDate,
					reason,
				})),
			)
			.sort(inOrder),
	}
}

function inOrder(one: Release, other: Release): number {
	return one.airsAt.localeCompare(other.airsAt) || other.popularity - one.popularity || one.animeId - other.animeId
}

function present(row: ScheduledTitle, showing: Showing, pictures: Pictures): Release {
	const { episode, zone, isExpected, isFirst, isLast } = showing
	const airsAt = airsAtOf(showing)
	return {
		id: `${row.id}-${isDay(airsAt) ? airsAt : showing.instant}`,
		animeId: row.id,
		kind: row.kind,
		format: row.format,
		...namesOf(row),
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork),
		color: row.color,
		airsAt,
		zone,
		episode,
		durationMinutes: isDay(airsAt) ? null : row.minutes,
		rating: row.rating,
		popularity: row.popularity,
		...(isExpected && { isExpected }),
		...(isFirst && { isFirst }),
		...(isLast && { isLast }),
		...(row.platform && { platform: row.platform }),
	}
}

import type { Release } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'
import { readSchedules, type ScheduledTitle, scheduleOf } from './readSchedules.ts'
import { type Showing, showingsOf } from './showings.ts'

/** The releases in [`from`, `to`) (milliseconds), by instant, then by popularity. */
export async function readReleases(db: Database, pictures: Pictures, from: number, to: number): Promise<Release[]> {
	const rows = await readSchedules(db, new Date(from), new Date(to))
	return rows
		.flatMap((row) => showingsOf(scheduleOf(row), from, to).map((showing) => present(row, showing, pictures)))
		.sort((a, b) => a.airsAt.localeCompare(b.airsAt) || b.popularity - a.popularity || a.animeId - b.animeId)
}

function present(row: ScheduledTitle, { instant, episode, zone }: Showing, pictures: Pictures): Release {
	return {
		id: `${row.id}-${instant}`,
		animeId: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork),
		color: row.color,
		airsAt: new Date(instant).toISOString(),
		zone,
		episode,
		durationMinutes: row.minutes,
		rating: row.rating,
		popularity: row.popularity,
	}
}

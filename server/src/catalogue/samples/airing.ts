import type { SampleTitle } from 'shared-samples'
import { insertRows } from '../../database/insertRows.ts'
import type { Database } from '../../database/schema.ts'
import { minutesOfDay, nextInstant } from '../airing/zonedTime.ts'

const WEEK_MS = 7 * 86_400_000

/** Writes the weekly slots, and the showing of each in the week that begins now. */
export async function seedAiring(db: Database, titles: readonly SampleTitle[], now: Date): Promise<void> {
	const showings = titles.flatMap(({ id, key, airing }) => {
		if (airing === null) return []
		const minutes = minutesOfDay(airing.time)
		if (minutes === undefined) throw new Error(`the sample "${key}" airs at "${airing.time}", which is no time`)
		const instant = nextInstant({ weekday: airing.weekday, minutes, zone: airing.zone }, now.getTime())
		return [{ title_id: id, zone: airing.zone, episode: airing.nextEpisode, instant }]
	})
	await insertRows(
		db,
		'airing_slot',
		showings.map(({ title_id, zone, episode, instant }) => ({
			title_id,
			zone,
			// The first episode was shown as many weeks before the next one.
			starts_at: new Date(instant - (episode - 1) * WEEK_MS),
			every: 'week' as const,
			source: 'samples',
		})),
	)
	await insertRows(
		db,
		'airing',
		showings.map(({ title_id, zone, episode, instant }) => ({
			title_id,
			zone,
			episode_number: episode,
			airs_at: new Date(instant),
			source: 'samples',
		})),
	)
}

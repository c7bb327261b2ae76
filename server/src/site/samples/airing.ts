import { MINUTE_MS, WEEK_MS } from 'shared-contract/units'
import type { SampleTitle } from 'shared-samples'
import { localTimeAt, minutesOfDay, nextInstant } from '../../catalogue/airing/zonedTime.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

interface Showing {
	zone: string
	/** The next episode, and the instant of its showing. */
	episode: number
	instant: number
	/** Midnight UTC of the broadcast day: 25:00 belongs to the day before. */
	day: number
}

function nextShowing({ key, airing }: Pick<SampleTitle, 'key' | 'airing'>, now: Date): Showing | undefined {
	if (airing === null) return undefined
	const { weekday, time, zone, nextEpisode } = airing
	const minutes = minutesOfDay(time)
	if (minutes === undefined) throw new Error(`the sample "${key}" airs at "${time}", which is no time`)
	const instant = nextInstant({ weekday, minutes, zone }, now.getTime())
	return { zone, episode: nextEpisode, instant, day: localTimeAt(instant, zone) - minutes * MINUTE_MS }
}

/**
 * Computes the dates of a title's current season back from its next showing, so that its episodes agree with the calendar at
 * any time of seeding.
 */
export function datedSample(title: SampleTitle, now: Date): SampleTitle {
	const next = nextShowing(title, now)
	const running = title.seasons.at(-1)
	if (!next || !running) return title
	const episodes = running.episodes.map((episode, index) => ({
		...episode,
		aired: new Date(next.day - (next.episode - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
	}))
	const started = title.seasons.length === 1 ? (episodes[0]?.aired ?? title.started) : title.started
	return { ...title, started, seasons: [...title.seasons.slice(0, -1), { ...running, episodes }] }
}

/** Writes the weekly slots and the next showing of each. */
export async function seedAiring(db: Database, titles: readonly SampleTitle[], now: Date): Promise<void> {
	const showings = titles.flatMap((title) => {
		const next = nextShowing(title, now)
		return next ? [{ title_id: title.id, ...next }] : []
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

import type { SampleEpisode, SampleSeason } from '../types.ts'

/** An episode as the files of this folder write it: its title and one sentence about it. */
export type EpisodeText = readonly [title: string, description: string]

const DAYS_OF_A_WEEK = 7

/** The ISO date that lies `days` after the ISO date `date`. */
function daysAfter(date: string, days: number): string {
	const moment = new Date(`${date}T00:00:00Z`)
	moment.setUTCDate(moment.getUTCDate() + days)
	return moment.toISOString().slice(0, 10)
}

/** Episodes shown once a week from the ISO date `start`, each `minutes` long. */
export function weekly(start: string, minutes: number, episodes: readonly EpisodeText[]): SampleEpisode[] {
	return episodes.map(([title, description], week) => ({
		title,
		description,
		minutes,
		aired: daysAfter(start, week * DAYS_OF_A_WEEK),
	}))
}

/** A named season whose episodes were shown weekly. */
export function season(title: string, start: string, minutes: number, episodes: readonly EpisodeText[]): SampleSeason {
	return { title, episodes: weekly(start, minutes, episodes) }
}

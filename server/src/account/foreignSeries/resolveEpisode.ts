/** A title of a series, as another site counts it. */
export interface SeriesTitle {
	id: number
	/** Null if unknown. */
	episodes: number | null
	/** The season that its id at the other site names (`tv/8853/season/2`); null if it names none. */
	season: number | null
	/** Its folded names. */
	names: readonly string[]
}

/** An episode of a title of ours. */
export interface TitleEpisode {
	titleId: number
	episode: number
}

/** Other sites divide a longer title into seasons of their own, in ways that its rows do not tell. */
const SEASON_MAX_EPISODES = 30
/** "Attack on Titan Season 3 Part 2": a later half of a season. */
const LATER_PART = /^ (?:(?:part|cour) (?:[2-9]|ii|iii|iv)|(?:2nd|3rd|4th|second|third) (?:part|cour))$/
/** "2nd Season", "Season 3". */
const SEASON_NAME = / (?:season ([2-9])|([2-9])(?:nd|rd|th) season)(?: |$)/

/**
 * Finds the episode that another site numbers by season and episode. A number beyond the end of a title goes on in its
 * sequels, as absolute numbers and halves of a season do.
 *
 * @param series the titles of the series, in the order of the story.
 * @param season null if the numbers are absolute.
 * @returns undefined if it cannot be decided: nothing is guessed.
 */
export function resolveEpisode(
	series: readonly SeriesTitle[],
	season: number | null,
	episode: number,
): TitleEpisode | undefined {
	const start = season === null ? 0 : startOfSeason(series, season)
	if (start === undefined || episode < 1) return undefined
	let rest = episode
	for (const { id, episodes } of series.slice(start)) {
		if (episodes === null || rest <= episodes) return { titleId: id, episode: rest }
		rest -= episodes
	}
	return undefined
}

/** The index of the first title of a season. */
function startOfSeason(series: readonly SeriesTitle[], season: number): number | undefined {
	if (season <= 1) return season === 1 ? 0 : undefined
	const byId = series.findIndex((title) => title.season === season)
	if (byId >= 0) return byId
	const byName = series.findIndex((title) => namedSeason(title) === season)
	const starts = series.flatMap((_, index) => (isLaterPart(series, index) ? [] : [index]))
	const start = byName >= 0 ? byName : starts[season - 1]
	const title = start === undefined ? undefined : series[start]
	const isDivided = series.slice(0, start).some(({ episodes }) => episodes === null || episodes > SEASON_MAX_EPISODES)
	if (title === undefined || isDivided) return undefined
	// A title that names another season contradicts its place.
	return [null, season].includes(title.season ?? namedSeason(title)) ? start : undefined
}

/** The season that the names of a title tell; null for none, and for more than one. */
function namedSeason({ names }: SeriesTitle): number | null {
	const named = new Set(names.flatMap((name) => SEASON_NAME.exec(name)?.slice(1).find(Boolean) ?? []))
	const [only] = named
	return only === undefined || named.size > 1 ? null : Number(only)
}

function isLaterPart(series: readonly SeriesTitle[], index: number): boolean {
	const [title, previous] = [series[index], series[index - 1]]
	if (!title || !previous) return false
	return title.names.some((name) =>
		previous.names.some((first) => name.startsWith(first) && LATER_PART.test(name.slice(first.length))),
	)
}

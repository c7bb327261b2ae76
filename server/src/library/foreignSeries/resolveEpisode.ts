import { DAY_MS, WEEK_MS } from 'shared-contract/units'

/** A title of a series, as another site counts it. */
export interface SeriesTitle {
	id: number
	/** Null if unknown. */
	episodes: number | null
	/** ISO date, possibly partial; null if unknown. */
	started: string | null
	/** The season and the episode with which it begins, as its id at another site tells (`tv/8853/season/2`). */
	place: { season: number; episode: number } | null
	/** Its folded names. */
	names: readonly string[]
	/** A part of the series, or another work of the franchise that a site may count as a season: with an id of its own or without any. */
	kind: 'part' | 'other' | 'unknown'
}

/** An episode of a title of ours. */
export interface TitleEpisode {
	titleId: number
	episode: number
}

/** Other sites divide a longer title into seasons of their own, in ways that its rows do not tell. */
const SEASON_MAX_EPISODES = 30
/** Titles with a shorter break between them may be one season. */
const BREAK_MS = 150 * DAY_MS
/** "Attack on Titan Season 3 Part 2": a later half of a season. */
const LATER_PART = /^ (?:(?:part|cour) (?:[2-9]|ii|iii|iv)|(?:2nd|3rd|4th|second|third) (?:part|cour))$/
/** How names write the numbers from one. */
const NUMBERS = [
	['1', 'first'],
	['2', 'second', 'ii'],
	['3', 'third', 'iii'],
	['4', 'fourth', 'iv'],
	['5', 'fifth', 'v'],
	['6', 'sixth', 'vi'],
	['7'],
	['8'],
	['9'],
]
/** "Season 3", "2nd Season", "Fourth Stage". */
const SEASON_NAME =
	/ (?:(?:season|stage) (\d)|(\d)(?:st|nd|rd|th) (?:season|stage)|(first|second|third|fourth|fifth|sixth) (?:season|stage))(?: |$)/

/**
 * Finds the episode that another site numbers by season and episode. A number beyond the end of a title goes on in its
 * sequels, as absolute numbers and halves of a season do.
 *
 * @param series the titles of the series, in the order of their release.
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
	for (const { id, episodes, kind } of series.slice(start)) {
		if (kind !== 'part') return undefined
		if (episodes === null || rest <= episodes) return { titleId: id, episode: rest }
		rest -= episodes
	}
	return undefined
}

/** The index of the first title of a season. */
function startOfSeason(series: readonly SeriesTitle[], season: number): number | undefined {
	if (season <= 1) return season === 1 ? 0 : undefined
	const start = placedStart(series, season) ?? countedStart(series, season)
	if (start === undefined || start === 0) return undefined
	const isSure = series[start]?.place?.season === season && namedSeason(series, start) === season
	const isDivided = series
		.slice(0, start)
		.some(({ episodes, kind }) => kind === 'part' && (episodes === null || episodes > SEASON_MAX_EPISODES))
	return isDivided && !isSure ? undefined : start
}

/** By the ids, unless another site may divide the series in another way. */
function placedStart(series: readonly SeriesTitle[], season: number): number | undefined {
	const start = series.findIndex(
		({ place, kind }) => kind === 'part' && place?.season === season && place.episode === 1,
	)
	if (start < 0 || (series[0]?.place ?? { season: 1 }).season !== 1) return undefined
	const isDoubtful = series.slice(0, start + 1).some(({ place, kind }, index) => {
		if (kind !== 'part') return kind === 'unknown'
		if (place === null) return index > 0
		const named = namedSeason(series, index)
		return (named !== null && named !== place.season) || place.episode > 1 !== isLaterPart(series, index)
	})
	return isDoubtful ? undefined : start
}

/** By the names and the number of titles, if nothing else can be a season. */
function countedStart(series: readonly SeriesTitle[], season: number): number | undefined {
	const starts = series.flatMap((_, index) => (isLaterPart(series, index) ? [] : [index]))
	const start = starts[season - 1]
	if (start === undefined) return undefined
	const named = namedSeason(series, start)
	if (named !== null && named !== season) return undefined
	const isDoubtful = series.slice(0, start + 1).some(({ place, kind }, index) => {
		if (kind !== 'part') return true
		if (place !== null && index > 0 && namedSeason(series, index) === null) return true
		return index > 0 && !isLaterPart(series, index) && isClose(series, index)
	})
	return isDoubtful ? undefined : start
}

function isClose(series: readonly SeriesTitle[], index: number): boolean {
	const [previous, title] = [series[index - 1], series[index]]
	if (!previous || !title) return true
	const [from, to] = [Date.parse(previous.started ?? ''), Date.parse(title.started ?? '')]
	return !(to - from - (previous.episodes ?? 0) * WEEK_MS >= BREAK_MS)
}

/** The season that the names of a title tell; null for none, and for more than one. */
function namedSeason(series: readonly SeriesTitle[], index: number): number | null {
	const names = series[index]?.names ?? []
	const named = new Set(
		names.flatMap((name) => {
			const found = SEASON_NAME.exec(name)?.slice(1).find(Boolean) ?? numberAfter(series[0]?.names ?? [], name)
			return found === undefined ? [] : [NUMBERS.findIndex((words) => words.includes(found)) + 1]
		}),
	)
	const [only] = named
	return only === undefined || named.size > 1 ? null : only
}

/** "K-ON!! 2" after "K-ON!!". */
function numberAfter(firstNames: readonly string[], name: string): string | undefined {
	const [, before, number] = /^(.+) (\d|i{2,3}|iv|vi?)$/.exec(name) ?? []
	return before !== undefined && firstNames.includes(before) ? number : undefined
}

function isLaterPart(series: readonly SeriesTitle[], index: number): boolean {
	const [title, previous] = [series[index], series[index - 1]]
	if (!title || !previous) return false
	return title.names.some((name) =>
		previous.names.some((first) => name.startsWith(first) && LATER_PART.test(name.slice(first.length))),
	)
}

import type { Genre, Status, TitleSeason } from 'shared-contract'
import type { AnimeFormat, Choice } from './choice.ts'
import { markGenre } from './genreMark.ts'

/** What restricts a list beside the text, and the change that lifts it. */
export type ActiveFilter = { change: Partial<Choice> } & (
	| { filter: 'type'; value: AnimeFormat }
	| { filter: 'status'; value: Status }
	| { filter: 'year'; value: number }
	| { filter: 'season'; value: TitleSeason }
	| { filter: 'with' | 'without'; value: Genre }
	| { filter: 'hide' }
)

/** The filters that are in force, in the order in which they stand on the page. */
export function activeFilters(choice: Choice): ActiveFilter[] {
	const { type, status, year, season, genres, without, hideMine } = choice
	const lift = (genre: Genre) => markGenre(choice, genre, 'off')
	const active: ActiveFilter[] = []
	if (type) active.push({ filter: 'type', value: type, change: { type: undefined } })
	if (status) active.push({ filter: 'status', value: status, change: { status: undefined } })
	if (year) active.push({ filter: 'year', value: year, change: { year: undefined } })
	if (season) active.push({ filter: 'season', value: season, change: { season: undefined } })
	for (const genre of genres) active.push({ filter: 'with', value: genre, change: lift(genre) })
	for (const genre of without) active.push({ filter: 'without', value: genre, change: lift(genre) })
	if (hideMine) active.push({ filter: 'hide', change: { hideMine: false } })
	return active
}

/** The change that lifts every filter and leaves text and order alone. */
export const LIFT_ALL: Partial<Choice> = {
	type: undefined,
	status: undefined,
	year: undefined,
	season: undefined,
	genres: [],
	without: [],
	hideMine: false,
}

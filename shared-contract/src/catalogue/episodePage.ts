import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { FORMATS, KINDS, Person } from './title.ts'
import { EPISODE_KINDS, EpisodeLine, Platform } from './titlePage.ts'
import { IdParams, ReactionCounts, ScoreSummary } from './vote.ts'

/** The title that an episode belongs to. */
export const EpisodeTitle = object({
	id: integer(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	title: string(),
	englishTitle: nullable(string()),
	japaneseTitle: nullable(string()),
	imageUrl: string(),
	/** `#rrggbb` */
	color: string(),
})
export type EpisodeTitle = Static<typeof EpisodeTitle>

/** Everything that the page of an episode shows. `previous` and `next` go on across seasons. */
export const EpisodePage = object({
	id: integer(),
	kind: oneOf(EPISODE_KINDS),
	number: integer(),
	label: string(),
	title: string(),
	englishTitle: nullable(string()),
	japaneseTitle: nullable(string()),
	description: nullable(string()),
	durationMinutes: nullable(integer()),
	/** ISO date, possibly partial. */
	releaseDate: nullable(string()),
	imageUrl: string(),
	anime: EpisodeTitle,
	seasonNumber: integer(),
	seasonTitle: nullable(string()),
	addedBy: Person,
	/** ISO instant. */
	addedAt: string(),
	reactions: ReactionCounts,
	score: ScoreSummary,
	platforms: array(Platform),
	previous: nullable(EpisodeLine),
	next: nullable(EpisodeLine),
	others: array(EpisodeLine),
})
export type EpisodePage = Static<typeof EpisodePage>

export const episodePageRoute = route('GET', '/api/episodes/:id', {
	summary: 'An episode with everything that its page shows',
	tag: 'catalogue',
	params: IdParams,
	answer: EpisodePage,
})

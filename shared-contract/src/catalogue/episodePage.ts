import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, optional, type Static, string } from '../schema.ts'
import { Person } from './person.ts'
import { IdParams, ReactionCounts, ScoreSummary } from './score.ts'
import { Adult, TitleLink } from './title.ts'
import { EPISODE_FIELDS, EpisodeLine, Platform } from './titlePage.ts'

/** The title that an episode belongs to. */
export const EpisodeTitle = object({
	...TitleLink.properties,
	imageUrl: string(),
	/** `#rrggbb` */
	color: string(),
	isAdult: optional(boolean()),
})
export type EpisodeTitle = Static<typeof EpisodeTitle>

/** The data of an episode's page. `previous` and `next` cross seasons. */
export const EpisodePage = object({
	...EPISODE_FIELDS,
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
	query: object({ adult: Adult }),
	answer: EpisodePage,
})

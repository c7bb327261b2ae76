import { route } from '../route.ts'
import { array, integer, object, optional, type Static } from '../schema.ts'
import { EpisodeCard } from './home.ts'

export const EpisodeListPage = object({
	items: array(EpisodeCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type EpisodeListPage = Static<typeof EpisodeListPage>

export const episodeListRoute = route('GET', '/api/episodes', {
	summary: 'One page of the episodes that have been shown, the latest first',
	tag: 'catalogue',
	query: object({ page: optional(integer({ minimum: 1, maximum: 1_000_000 })) }),
	answer: EpisodeListPage,
})

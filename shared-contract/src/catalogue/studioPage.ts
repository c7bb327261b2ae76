import { STUDIO_PAGE_SIZE } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTITY_FIELDS } from './entity.ts'
import { IdParams } from './score.ts'
import { TitleCard } from './title.ts'

/** What a company does for a title: it makes it, or it pays for it. */
export const STUDIO_ROLES = ['studio', 'producer'] as const
export type StudioRole = (typeof STUDIO_ROLES)[number]

/** A studio with one page of its titles in one role, newest first. */
export const StudioPage = object({
	...ENTITY_FIELDS,
	/** The website; null if it is unknown. */
	url: nullable(string()),
	/** The number of titles in each role. */
	totals: object({ studio: integer(), producer: integer() }),
	/** The role of the items: the requested one, or the one that the studio has. */
	role: oneOf(STUDIO_ROLES),
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type StudioPage = Static<typeof StudioPage>

export const studioPageRoute = route('GET', '/api/studios/:id', {
	summary: `A studio, with ${STUDIO_PAGE_SIZE} of its titles, newest first`,
	tag: 'catalogue',
	params: IdParams,
	query: object({
		role: optional(oneOf(STUDIO_ROLES)),
		page: optional(integer({ minimum: 1, maximum: 10_000 })),
	}),
	answer: StudioPage,
})

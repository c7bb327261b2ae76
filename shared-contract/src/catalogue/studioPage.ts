import { STUDIO_PAGE_SIZE } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTITY_FIELDS } from './entity.ts'
import { IdParams } from './score.ts'
import { STUDIO_ROLES } from './studioRole.ts'
import { FORMATS, TitleCard, TitleLink } from './title.ts'

/** The orders of a studio's titles; the best known come first by default. */
export const STUDIO_SORTS = ['renown', 'year', 'rating', 'title'] as const
export type StudioSort = (typeof STUDIO_SORTS)[number]

/** A studio with one page of its titles in one role. */
export const StudioPage = object({
	...ENTITY_FIELDS,
	/** The website; null if it is unknown. */
	url: nullable(string()),
	/** The number of titles in each role. */
	totals: object({ studio: integer(), producer: integer() }),
	/** The role of the items: the requested one, or the one that the studio has. */
	role: oneOf(STUDIO_ROLES),
	/** The formats of its titles in that role. */
	formats: array(object({ format: oneOf(FORMATS), total: integer() })),
	/** Its best known titles in that role. */
	knownFor: array(TitleLink),
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type StudioPage = Static<typeof StudioPage>

export const studioPageRoute = route('GET', '/api/studios/:id', {
	summary: `A studio, with ${STUDIO_PAGE_SIZE} of its titles`,
	tag: 'catalogue',
	params: IdParams,
	query: object({
		role: optional(oneOf(STUDIO_ROLES)),
		format: optional(oneOf(FORMATS)),
		sort: optional(oneOf(STUDIO_SORTS)),
		page: optional(integer({ minimum: 1, maximum: 10_000 })),
	}),
	answer: StudioPage,
})

import { route } from '../route.ts'
import { array, integer, object, oneOf, optional, type Static, string } from '../schema.ts'
import { TitleLink } from './title.ts'

/** What titles can lack, in the order of the page. Each is a field of the edit form. */
export const MISSING_FIELDS = [
	'synopsis',
	'names',
	'cast',
	'voices',
	'staff',
	'studios',
	'episodes',
	'chapters',
	'platforms',
	'dubs',
	'trailers',
	'tags',
] as const
export type MissingField = (typeof MISSING_FIELDS)[number]

/** Each kind has its own list, so that none fills those of the others. */
export const MISSING_KINDS = ['anime', 'movie', 'manga'] as const
export type MissingKind = (typeof MISSING_KINDS)[number]

/** The number of best-known titles of a kind among which missing fields are counted. */
export const MISSING_AMONG = 1000
export const MISSING_PAGE_SIZE = 24

export const MissingTitle = object({ ...TitleLink.properties, imageUrl: string(), year: optional(integer()) })
export type MissingTitle = Static<typeof MissingTitle>

export const MissingOverview = object({
	/** How many of the best-known titles that can have the field lack it. */
	fields: array(object({ field: oneOf(MISSING_FIELDS), missing: integer(), among: integer() })),
	/** The fields that members filled in the last seven days, and who filled most of them. */
	filled: object({
		total: integer(),
		/** Those of `total` whose texts began as a model's draft. */
		drafted: optional(integer()),
		members: array(object({ name: string(), count: integer() })),
	}),
})
export type MissingOverview = Static<typeof MissingOverview>

export const missingOverviewRoute = route('GET', '/api/missing', {
	summary: `What the ${MISSING_AMONG} best-known titles of a kind, or of all, lack, and what members filled in the last seven days`,
	tag: 'catalogue',
	query: object({ kind: optional(oneOf(MISSING_KINDS)) }),
	answer: MissingOverview,
})

export const missingTitlesRoute = route('GET', '/api/missing/:field', {
	summary: `${MISSING_PAGE_SIZE} titles that lack a field, the best known first`,
	tag: 'catalogue',
	params: object({ field: oneOf(MISSING_FIELDS) }),
	query: object({
		kind: optional(oneOf(MISSING_KINDS)),
		/** The id of a drive, for its titles alone. */
		drive: optional(integer({ minimum: 1, maximum: 2_147_483_647 })),
		page: optional(integer({ minimum: 1, maximum: 400 })),
	}),
	answer: object({ items: array(MissingTitle) }),
})

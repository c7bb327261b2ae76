import { FORMATS, GENRES, KINDS } from '../catalogue/title.ts'
import { Cursor } from '../community/block.ts'
import { ProfileParams } from '../community/profile.ts'
import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTRY_STATUSES, EntryCounts, ListEntry } from './listEntry.ts'

/**
 * The orders of a list. Names, formats and studios ascend, the next episode comes soonest first; scores, progress and dates
 * begin with the highest. What is unknown comes last.
 */
export const LIST_SORTS = [
	'changed',
	'title',
	'score',
	'progress',
	'siteScore',
	'format',
	'season',
	'studio',
	'started',
	'finished',
	'next',
] as const
export type ListSort = (typeof LIST_SORTS)[number]

export const ListPage = object({
	/** Entries by status: of the filtered list, or of the whole list without a filter. */
	counts: EntryCounts,
	items: array(ListEntry),
	next: nullable(Cursor),
})
export type ListPage = Static<typeof ListPage>

export const memberListRoute = route('GET', '/api/profiles/:username/list', {
	summary: "One page of a member's list of a kind, of the titles with a status",
	tag: 'account',
	params: ProfileParams,
	query: object({
		kind: oneOf(KINDS),
		status: oneOf(ENTRY_STATUSES),
		sort: optional(oneOf(LIST_SORTS)),
		/** Part of any name of a title. */
		q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
		format: optional(oneOf(FORMATS)),
		genre: optional(oneOf(GENRES)),
		/** Only entries without a score of the member. */
		unrated: optional(literal('1')),
		after: optional(Cursor),
	}),
	answer: ListPage,
})

import { SERVICE_KEY_MAX_LENGTH } from '../catalogue/listing.ts'
import { FORMATS, GENRES, KINDS } from '../catalogue/title.ts'
import { Cursor } from '../community/block.ts'
import { ProfileParams } from '../community/profile.ts'
import { ENTRY_TAG_MAX_LENGTH, SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
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

/** The choices of the time that is left until the end of a title, at most, in hours. */
export const HOURS_LEFT = ['2', '6', '12', '24'] as const
export type HoursLeft = (typeof HOURS_LEFT)[number]

/** The filters of a list; an absent one does not restrict. */
export const LIST_FILTERS = {
	/** Part of any name of a title. */
	q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
	format: optional(oneOf(FORMATS)),
	genre: optional(oneOf(GENRES)),
	/** With this tag of the member, without regard to case. */
	tag: optional(string({ minLength: 1, maxLength: ENTRY_TAG_MAX_LENGTH * 2 })),
	/** What is unseen takes so many hours at most. A title whose length is unknown is left out. */
	hours: optional(oneOf(HOURS_LEFT)),
	/** Available on any of the services with these keys, separated by commas. */
	service: optional(string({ minLength: 1, maxLength: SERVICE_KEY_MAX_LENGTH })),
	/** Only entries without a score of the member. */
	unrated: optional(literal('1')),
}

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
		...LIST_FILTERS,
		after: optional(Cursor),
	}),
	answer: ListPage,
})

export const listTagsRoute = route('GET', '/api/profiles/:username/list/tags', {
	summary: "The tags of a member's lists, those of the most entries first",
	tag: 'account',
	params: ProfileParams,
	answer: object({ tags: array(string()) }),
})

import { Done } from '../account/session.ts'
import { ListingQuery } from '../catalogue/listing.ts'
import { ANIME_FORMATS, KINDS, STATUSES } from '../catalogue/title.ts'
import { ProfileParams } from '../community/profile.ts'
import { VIEW_NAME_MAX_LENGTH, VIEW_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, conforms, literal, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTRY_STATUSES } from './listEntry.ts'
import { LIST_FILTERS, LIST_SORTS } from './memberList.ts'

/** What a view filters: the anime or the manga of its owner's list, or a list of titles by its path. */
export const VIEW_PLACES = [...KINDS, '/explore', '/mangas'] as const
export type ViewPlace = (typeof VIEW_PLACES)[number]

const { kind: _kind, format: _format, page: _page, ...filters } = ListingQuery.properties

/** The parameters of addresses that a view holds, in their order. */
const LIST_PARAMETERS = { status: oneOf(ENTRY_STATUSES), ...LIST_FILTERS, sort: oneOf(LIST_SORTS) }
const TITLE_PARAMETERS = {
	...filters,
	type: oneOf(ANIME_FORMATS),
	status: oneOf(STATUSES),
	year: string({ pattern: '^[0-9]{4}$' }),
	adult: literal('1'),
}
const parametersOf = (place: ViewPlace) => (place.startsWith('/') ? TITLE_PARAMETERS : LIST_PARAMETERS)

/** The filters and the order of an address, in one spelling: what its list does not know, or the address names wrongly, is left out. */
export function viewQuery(place: ViewPlace, search: string): string {
	const given = new URLSearchParams(search)
	const kept = new URLSearchParams()
	for (const [name, schema] of Object.entries(parametersOf(place))) {
		const value = given.get(name)
		// No list can be asked for a NUL.
		if (value && conforms(schema, value) && !value.includes('\0')) kept.set(name, value)
	}
	return kept.toString().replaceAll('%2C', ',')
}

/** An address with the filters of a view in place of its own, or with none; its other parameters stay, but for the page. */
export function withView(place: ViewPlace, search: string, view?: Pick<SavedView, 'id' | 'query'>): string {
	const next = new URLSearchParams(search)
	for (const name of [...Object.keys(parametersOf(place)), 'page', 'view']) next.delete(name)
	for (const [name, value] of new URLSearchParams(view?.query)) next.set(name, value)
	if (view) next.set('view', view.id)
	return next.toString().replaceAll('%2C', ',')
}

/** Named filters. */
export const SavedView = object({
	id: string(),
	place: oneOf(VIEW_PLACES),
	name: string(),
	/** As {@link viewQuery} writes it. */
	query: string(),
	isPublic: boolean(),
	/** The username of its owner. */
	owner: string(),
})
export type SavedView = Static<typeof SavedView>

/** The address that opens a view. */
export const viewPath = (id: string): string => `/views/${id}`

// Lengths have their own error codes, so the handler checks them.
const Name = string({ maxLength: VIEW_NAME_MAX_LENGTH * 8 })
const Query = string({ maxLength: VIEW_QUERY_MAX_LENGTH * 4 })
const ViewParams = object({ viewId: string({ pattern: '^[1-9][0-9]{0,8}$' }) })
const ViewAnswer = object({ view: SavedView })

export const ViewWriting = object({ place: oneOf(VIEW_PLACES), name: Name, query: Query })
export type ViewWriting = Static<typeof ViewWriting>

/** Absent fields keep their values. */
export const ViewEdit = object({ name: optional(Name), query: optional(Query), isPublic: optional(boolean()) })
export type ViewEdit = Static<typeof ViewEdit>

export const savedViewsRoute = route('GET', '/api/profiles/:username/views', {
	summary: "A member's saved views by name: the public ones, or all for their owner",
	tag: 'account',
	params: ProfileParams,
	answer: object({ views: array(SavedView) }),
})

export const savedViewRoute = route('GET', '/api/views/:viewId', {
	summary: 'A saved view: an own one, or a public one of somebody',
	tag: 'account',
	params: ViewParams,
	answer: ViewAnswer,
})

export const saveViewRoute = route('POST', '/api/views', {
	summary: 'Saves filters under a name, for the member alone',
	tag: 'account',
	body: ViewWriting,
	answer: ViewAnswer,
})

export const editViewRoute = route('PATCH', '/api/views/:viewId', {
	summary: 'Changes the name or the filters of a saved view, or who may open it',
	tag: 'account',
	params: ViewParams,
	body: ViewEdit,
	answer: ViewAnswer,
})

export const removeViewRoute = route('DELETE', '/api/views/:viewId', {
	summary: 'Removes a saved view; it can be taken back for a day',
	tag: 'account',
	params: ViewParams,
	answer: Done,
})

export const restoreViewRoute = route('POST', '/api/views/:viewId/restore', {
	summary: 'Takes the removal of a saved view back',
	tag: 'account',
	params: ViewParams,
	answer: ViewAnswer,
})

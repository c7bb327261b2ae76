import { MISSING_FIELDS, type MissingField, type MissingOverview, type MissingTitle, titlePath } from 'shared-contract'
import type { Outcome } from 'shared-state'

/** The data of the page. */
export interface MissingLoaderData {
	overview: Outcome<MissingOverview>
	titles: Outcome<{ items: MissingTitle[] }>
}

export interface MissingQuery {
	field: MissingField
	page: number
}

const PAGES = 400

/** Reads the address of the page. */
export function parseMissingQuery(query: URLSearchParams): MissingQuery {
	const page = Number(query.get('page'))
	return {
		field: MISSING_FIELDS.find((field) => field === query.get('field')) ?? MISSING_FIELDS[0],
		page: Number.isInteger(page) && page > 0 && page <= PAGES ? page : 1,
	}
}

/** The address of a field's page. */
export function missingPath({ field, page }: MissingQuery): string {
	return `/dashboard/missing?${new URLSearchParams({ field, ...(page > 1 ? { page: String(page) } : {}) })}`
}

// The part of the edit form that has the field.
const PARTS: Partial<Record<MissingField, string>> = {
	cast: 'people',
	voices: 'people',
	staff: 'people',
	studios: 'people',
	episodes: 'parts',
	chapters: 'chapters',
	platforms: 'watch',
	dubs: 'watch',
	trailers: 'pictures',
	tags: 'facts',
}

/** The address of a title's page with the edit form open at a field. */
export function editPath(title: MissingTitle, field: MissingField): string {
	return `${titlePath(title)}?edit=${PARTS[field] ?? 'main'}`
}

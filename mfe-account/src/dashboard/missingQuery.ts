import {
	MISSING_FIELDS,
	MISSING_KINDS,
	type MissingField,
	type MissingKind,
	type MissingOverview,
	type MissingTitle,
	titlePath,
} from 'shared-contract'
import type { Outcome } from 'shared-state'

/** The data of the page, and the field that it shows. */
export interface MissingLoaderData {
	overview: Outcome<MissingOverview>
	titles: Outcome<{ items: MissingTitle[] }>
	field: MissingField
}

export interface MissingQuery {
	kind: MissingKind
	/** Without one, the page shows the first that a title lacks. */
	field?: MissingField | undefined
	/** Only the titles of a drive, of every kind. */
	drive?: number | undefined
	page: number
}

const PAGES = 400

/** Reads the address of the page. */
export function parseMissingQuery(query: URLSearchParams): MissingQuery {
	const page = Number(query.get('page'))
	const drive = /^[1-9]\d{0,8}$/.exec(query.get('drive') ?? '')?.[0]
	return {
		kind: MISSING_KINDS.find((kind) => kind === query.get('kind')) ?? MISSING_KINDS[0],
		field: MISSING_FIELDS.find((field) => field === query.get('field')),
		drive: drive === undefined ? undefined : Number(drive),
		page: Number.isInteger(page) && page > 0 && page <= PAGES ? page : 1,
	}
}

/** The address of a field's page. */
export function missingPath({ kind, field, drive, page }: MissingQuery): string {
	const list = drive === undefined ? { kind } : { drive: String(drive) }
	return `/dashboard/missing?${new URLSearchParams({ ...list, ...(field && { field }), ...(page > 1 && { page: String(page) }) })}`
}

/** The first field that titles lack. */
export function firstMissing(overview: Outcome<MissingOverview>): MissingField {
	const fields = overview.state === 'done' ? overview.answer.fields : []
	return fields.find(({ missing }) => missing > 0)?.field ?? MISSING_FIELDS[0]
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

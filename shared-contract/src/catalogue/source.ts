import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, record, type Static, string } from '../schema.ts'

/** A run of a source. Instants are ISO. */
const SourceRun = object({
	id: integer(),
	beganAt: string(),
	endedAt: nullable(string()),
	result: oneOf(['running', 'changed', 'unchanged', 'failed']),
	/** A code of the reason of a failure, and what the server says in English. */
	reason: nullable(string()),
	detail: nullable(string()),
	/** What the rows of each file became, and the problems of rows by their codes. */
	counts: array(
		object({
			file: string(),
			read: integer(),
			added: integer(),
			changed: integer(),
			unchanged: integer(),
			findings: record(integer()),
		}),
	),
	/** The number of changes that can be undone; null where none are stored. */
	changes: nullable(integer()),
	/** The admin who asked for it; null for a run by schedule. */
	startedBy: nullable(string()),
	undoneAt: nullable(string()),
	undoneBy: nullable(string()),
})
export type SourceRun = Static<typeof SourceRun>

/** A source that the site fetches by itself, with its latest runs, newest first. */
const CatalogueSource = object({
	name: string(),
	/** Its address without a query, file or package. */
	place: string(),
	/** Hours. */
	interval: number(),
	nextAt: nullable(string()),
	isAsked: boolean(),
	runs: array(SourceRun),
})
export type CatalogueSource = Static<typeof CatalogueSource>

export const sourcesRoute = route('GET', '/api/sources', {
	session: 'needed',
	summary: 'The sources of the catalogue and their latest runs. For admins',
	tag: 'catalogue',
	answer: object({ items: array(CatalogueSource) }),
})

export const runSourceRoute = route('POST', '/api/sources/:name/run', {
	summary: 'Lets a source run within a minute. For admins',
	tag: 'catalogue',
	params: object({ name: string({ maxLength: 60 }) }),
	answer: Done,
})

export const undoSourceRunRoute = route('POST', '/api/source-runs/:runId/undo', {
	summary: 'Takes back what a run of a source changed and nobody has changed since. For admins',
	tag: 'catalogue',
	params: object({ runId: integer({ minimum: 1, maximum: 2_147_483_647 }) }),
	answer: Done,
})

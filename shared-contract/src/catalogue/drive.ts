import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, optional, type Static, string } from '../schema.ts'
import { IdParams } from './score.ts'
import { TitleLink } from './title.ts'

/** What a drive is about: a season of the year, a studio or a franchise. */
export const DRIVE_KINDS = ['season', 'studio', 'franchise'] as const
export type DriveKind = (typeof DRIVE_KINDS)[number]

/** The fields that a drive can ask for. Each is one of `MISSING_FIELDS`. */
export const DRIVE_FIELDS = ['synopsis', 'names'] as const
export type DriveField = (typeof DRIVE_FIELDS)[number]

/** A season as `2026-fall`, the id of a studio, or of any title of a franchise. */
const Key = string({ pattern: '^([1-9][0-9]{0,8}|[12][0-9]{3}-(winter|spring|summer|fall))$' })
const Subject = { kind: oneOf(DRIVE_KINDS), key: Key, field: oneOf(DRIVE_FIELDS) }

/** A call to fill one field of the titles of a season, a studio or a franchise, and how far it has come. */
export const Drive = object({
	id: integer(),
	...Subject,
	/** The name of the studio. */
	studio: optional(string()),
	/** The best-known title of the franchise. */
	title: optional(TitleLink),
	total: integer(),
	/** How many of its titles have the field. */
	filled: integer(),
	/** How many were filled in the last seven days. */
	thisWeek: integer(),
	/** Who filled most since it began. */
	members: array(object({ name: string(), count: integer() })),
})
export type Drive = Static<typeof Drive>

export const drivesRoute = route('GET', '/api/drives', {
	summary: 'The drives that run, the newest first',
	tag: 'catalogue',
	answer: object({ items: array(Drive) }),
})

export const beginDriveRoute = route('POST', '/api/drives', {
	summary: 'Begins a drive, for moderators. Where the same one runs, that is the answer',
	tag: 'catalogue',
	body: object(Subject),
	answer: object({ id: integer() }),
})

export const endDriveRoute = route('DELETE', '/api/drives/:id', {
	summary: 'Ends a drive, for moderators',
	tag: 'catalogue',
	params: IdParams,
	answer: Done,
})

import { route } from '../route.ts'
import { array, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Audience } from './audience.ts'
import { SliceName } from './release.ts'
import { ReleaseActor } from './releaseRoutes.ts'

export const RELEASE_ACTS = [
	'published',
	'promoted',
	'canary',
	'canaryEnded',
	'rolledBack',
	'takenBack',
	'withdrawn',
	'pruned',
	'flagOn',
	'flagOff',
	'tokenMade',
	'tokenRevoked',
] as const
export type ReleaseAct = (typeof RELEASE_ACTS)[number]

/** One entry of the append-only audit log. */
export const ReleaseAuditEntry = object({
	id: string(),
	at: string(),
	by: ReleaseActor,
	act: oneOf(RELEASE_ACTS),
	slice: nullable(string()),
	version: nullable(string()),
	/** The version before the change; for an automatic rollback, the version after it. */
	from: nullable(string()),
	to: nullable(Audience),
	/** The label of a token. */
	label: nullable(string()),
	/** The name of a feature flag. */
	flag: nullable(string()),
	/** For an automatic rollback: the failure rate of the version and the allowed rate. */
	failing: nullable(number()),
	allowed: nullable(number()),
	/** The module that was far slower than before, if that was the reason: the rates are then those of its slow loads. */
	slow: nullable(string()),
})
export type ReleaseAuditEntry = Static<typeof ReleaseAuditEntry>

export const releaseAuditRoute = route('GET', '/api/releases/audit', {
	session: 'orReleaseToken',
	summary: 'Who did what with releases, the latest first. For admins and holders of a token, who see their slice',
	tag: 'site',
	query: object({
		slice: optional(SliceName),
		/** Entries before this one. */
		before: optional(string({ pattern: '^[1-9][0-9]{0,15}$' })),
	}),
	answer: object({ items: array(ReleaseAuditEntry), next: nullable(string()), total: integer() }),
})

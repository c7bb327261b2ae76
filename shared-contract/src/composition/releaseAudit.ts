import { route } from '../route.ts'
import { array, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SliceName } from './release.ts'
import { Audience, ReleaseActor } from './releaseRoutes.ts'

export const RELEASE_ACTS = [
	'published',
	'promoted',
	'canary',
	'canaryEnded',
	'rolledBack',
	'takenBack',
	'withdrawn',
	'pruned',
	'tokenMade',
	'tokenRevoked',
] as const
export type ReleaseAct = (typeof RELEASE_ACTS)[number]

/** One line of the log, which is only ever added to. */
export const ReleaseAuditEntry = object({
	id: string(),
	at: string(),
	by: ReleaseActor,
	act: oneOf(RELEASE_ACTS),
	slice: nullable(string()),
	version: nullable(string()),
	/** The version that was there before; where the server took one back, the version that everybody has then. */
	from: nullable(string()),
	to: nullable(Audience),
	/** Of a token. */
	label: nullable(string()),
	/** Of a version that was taken back: its failing share and the share that was allowed. */
	failing: nullable(number()),
	allowed: nullable(number()),
})
export type ReleaseAuditEntry = Static<typeof ReleaseAuditEntry>

export const releaseAuditRoute = route('GET', '/api/releases/audit', {
	summary: 'Who did what with releases, the latest first. For admins and holders of a token, who see their slice',
	tag: 'site',
	query: object({
		slice: optional(SliceName),
		/** Entries before this one. */
		before: optional(string({ pattern: '^[1-9][0-9]{0,15}$' })),
	}),
	answer: object({ items: array(ReleaseAuditEntry), next: nullable(string()), total: integer() }),
})

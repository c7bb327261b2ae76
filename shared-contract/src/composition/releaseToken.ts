import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SliceName } from './release.ts'

/** The prefix of every release token, so that secret scanners recognise it. */
export const RELEASE_TOKEN_PREFIX = 'niouka_release_'
export const RELEASE_TOKEN_LABEL_MAX_LENGTH = 60
/** The maximum validity of a token, days. */
export const RELEASE_TOKEN_DAYS = [30, 90, 365] as const

/** The public data of a token, without its secret. */
export const ReleaseToken = object({
	id: string(),
	slice: string(),
	label: string(),
	/** The creator; null if the account is deleted. */
	by: nullable(string()),
	createdAt: string(),
	expiresAt: string(),
	usedAt: nullable(string()),
	state: oneOf(['valid', 'expired', 'revoked']),
	/** Of an unrevoked token: it ended with the role of its creator, or with the account. */
	endedWith: optional(oneOf(['role', 'account'])),
})
export type ReleaseToken = Static<typeof ReleaseToken>

export const releaseTokensRoute = route('GET', '/api/releases/tokens', {
	session: 'needed',
	summary: 'The tokens that may publish, the newest first. For admins',
	tag: 'site',
	answer: object({ items: array(ReleaseToken) }),
})

export const makeReleaseTokenRoute = route('POST', '/api/releases/tokens', {
	summary: 'Makes a token for one slice. It is shown by this answer and never again. For admins',
	tag: 'site',
	body: object({
		slice: SliceName,
		label: string({ minLength: 1, maxLength: RELEASE_TOKEN_LABEL_MAX_LENGTH }),
		days: integer({ minimum: 1, maximum: 365 }),
	}),
	answer: object({ token: string(), made: ReleaseToken }),
})

export const revokeReleaseTokenRoute = route('DELETE', '/api/releases/tokens', {
	summary: 'Revokes a token: it opens nothing from then on. For admins',
	tag: 'site',
	query: object({ id: string({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }),
	answer: Done,
})

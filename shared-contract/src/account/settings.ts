import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Done } from './session.ts'

/** The settings of a member's own account. */
export const AccountSettings = object({
	id: string(),
	username: string(),
	bio: string(),
	/** Null for the sample member. */
	email: nullable(string()),
	/** A new address that waits for confirmation by the link in the mail. */
	pendingEmail: nullable(string()),
	avatarUrl: string(),
	bannerUrl: string(),
	/** True for uploaded pictures; otherwise the pictures are drawn. */
	hasAvatar: boolean(),
	hasBanner: boolean(),
	/** A member who registered by Discord has no password until they choose one. */
	hasPassword: boolean(),
	/** The name of the linked Discord account. */
	discordName: nullable(string()),
	/** ISO instant. */
	createdAt: string(),
})
export type AccountSettings = Static<typeof AccountSettings>

// Loose on purpose: the handler validates each field, so that each error has its own code and text.
const typed = (maxLength: number) => string({ maxLength: maxLength * 4 })
/** An upload's id; null for the drawn picture; absent to keep the current one. */
const Picture = optional(nullable(string({ pattern: '^[0-9a-f]{64}$' })))

export const AccountChange = object({
	username: typed(USERNAME_MAX_LENGTH * 2),
	bio: string({ maxLength: 20_000 }),
	avatarId: Picture,
	bannerId: Picture,
	email: typed(EMAIL_MAX_LENGTH),
	/** Absent to keep the password. */
	newPassword: optional(typed(PASSWORD_MAX_LENGTH)),
	confirmation: optional(typed(PASSWORD_MAX_LENGTH)),
	/** Required to change the e-mail address or the password. */
	currentPassword: optional(typed(PASSWORD_MAX_LENGTH)),
	/** Whether a new password also ends apps, personal tokens and private addresses. */
	endsAccess: optional(boolean()),
})
export type AccountChange = Static<typeof AccountChange>

export const accountRoute = route('GET', '/api/account', {
	session: 'needed',
	summary: 'The account of whoever asks; for a visitor of a demo the sample member’s',
	tag: 'account',
	answer: AccountSettings,
})

export const changeAccountRoute = route('PUT', '/api/account', {
	summary: 'Changes the account: all of it or, where a field is refused, nothing',
	tag: 'account',
	body: AccountChange,
	answer: AccountSettings,
})

export const confirmEmailRoute = route('POST', '/api/account/email', {
	session: 'none',
	summary: 'Takes on another e-mail with the link that was sent to it',
	tag: 'account',
	body: object({ token: string({ maxLength: 200 }) }),
	answer: Done,
})

export const dropEmailChangeRoute = route('DELETE', '/api/account/email', {
	summary: 'Gives up the change of the e-mail that waits for its link',
	tag: 'account',
	answer: Done,
})

export const deleteAccountRoute = route('POST', '/api/account/deletion', {
	summary: 'Deletes the account at once and for good; the password is asked for once more',
	tag: 'account',
	body: object({ password: typed(PASSWORD_MAX_LENGTH) }),
	answer: Done,
})

/** A session of the member. Browser and system are null if unknown. */
export const SessionListed = object({
	id: string(),
	browser: nullable(string()),
	system: nullable(string()),
	isPhone: boolean(),
	/** ISO instants. */
	openedAt: string(),
	usedAt: string(),
	isThis: boolean(),
})
export type SessionListed = Static<typeof SessionListed>

export const sessionsRoute = route('GET', '/api/account/sessions', {
	session: 'needed',
	summary: 'Where the member is signed in, the last used first',
	tag: 'account',
	answer: object({ items: array(SessionListed) }),
})

export const endSessionRoute = route('DELETE', '/api/account/sessions/:sessionId', {
	summary: 'Ends one of the member’s sessions',
	tag: 'account',
	params: object({ sessionId: string({ minLength: 1, maxLength: 64 }) }),
	answer: Done,
})

export const endOtherSessionsRoute = route('DELETE', '/api/account/sessions', {
	summary: 'Ends every session of the member but this one',
	tag: 'account',
	/** `end` also ends apps, personal tokens and private addresses. */
	query: object({ access: optional(oneOf(['keep', 'end'])) }),
	answer: Done,
})

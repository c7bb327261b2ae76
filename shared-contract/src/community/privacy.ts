import { route } from '../route.ts'
import { array, boolean, object, oneOf, optional, type Static } from '../schema.ts'

/**
 * Whom a member lets write to them: everybody; friends and members of a common group, the default; friends and whom the member
 * follows; friends, the default of minors; nobody. Whom the member wrote to may answer, unless it is nobody.
 */
export const MESSAGES_FROM = ['everybody', 'groups', 'followed', 'friends', 'nobody'] as const
export type MessagesFrom = (typeof MESSAGES_FROM)[number]

/** What a minor may choose of them. */
export const MINOR_MESSAGES_FROM: readonly MessagesFrom[] = ['followed', 'friends', 'nobody']

/** The privacy settings of a member. If not public, only the member sees their profile and activities. */
export const Privacy = object({
	isPublic: boolean(),
	/** A slice of a former release does not know it; then it stays as it is. */
	messagesFrom: optional(oneOf(MESSAGES_FROM)),
})
export type Privacy = Static<typeof Privacy>

/** The settings as they hold, with the choices that the member has. */
export const PrivacySettings = object({
	isPublic: boolean(),
	messagesFrom: oneOf(MESSAGES_FROM),
	messageChoices: array(oneOf(MESSAGES_FROM)),
})
export type PrivacySettings = Static<typeof PrivacySettings>

export const privacyRoute = route('GET', '/api/privacy', {
	session: 'needed',
	summary: 'What the member shows of themselves, and who may write to them',
	tag: 'community',
	answer: PrivacySettings,
})

export const setPrivacyRoute = route('PUT', '/api/privacy', {
	summary: 'Chooses what to show and who may write. 403 `privacy.minor` where a minor chooses more than they may',
	tag: 'community',
	body: Privacy,
	answer: PrivacySettings,
})

import { route } from '../route.ts'
import { boolean, object, type Static } from '../schema.ts'

/** The privacy settings of a member. If not public, only the member sees their profile and activities. */
export const Privacy = object({ isPublic: boolean() })
export type Privacy = Static<typeof Privacy>

export const privacyRoute = route('GET', '/api/privacy', {
	summary: 'What the member shows of themselves',
	tag: 'community',
	answer: Privacy,
})

export const setPrivacyRoute = route('PUT', '/api/privacy', {
	summary: 'Chooses what to show',
	tag: 'community',
	body: Privacy,
	answer: Privacy,
})

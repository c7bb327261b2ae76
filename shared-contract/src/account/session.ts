import { route } from '../route.ts'
import { boolean, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'

export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Request header with the member id of the page. The server refuses the request if the session is another member's. */
export const MEMBER_HEADER = 'x-niouka-member'

/** Response header: `ended` if the request's token belongs to no session. */
export const SESSION_HEADER = 'x-niouka-session'

export const Member = object({
	id: string(),
	username: string(),
	avatarUrl: nullable(string()),
	role: oneOf(ROLES),
})
export type Member = Static<typeof Member>

/** The member of the page. Nobody else reads whether they see adult titles, and how scores are shown to them: 1 to 10 unless they chose. */
export const OwnMember = object({
	...Member.properties,
	showsAdult: optional(boolean()),
	/** One of `SCORE_SCALES`, whose names the shell can do without. */
	scoreScale: optional(string()),
})
export type OwnMember = Static<typeof OwnMember>

export const Done = object({ done: boolean() })

export const logoutRoute = route('POST', '/api/auth/logout', {
	session: 'optional',
	summary: 'Ends this session',
	tag: 'account',
	answer: Done,
})

export const sessionRoute = route('GET', '/api/auth/session', {
	summary: 'Who is asking: a member, or nobody',
	tag: 'account',
	answer: object({ user: nullable(OwnMember) }),
})

import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, nullable, object, oneOf, type Static, string } from '../schema.ts'

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

/**
 * `token` is one half of the session key. It is useless without the `HttpOnly` cookie that the same response sets.
 * It travels as `Authorization: Bearer {token}`.
 */
export const SignedIn = object({ token: string(), user: Member })
export type SignedIn = Static<typeof SignedIn>

// Loose on purpose: the handler validates each field, so that each error has its own code and text.
const typed = (maxLength: number) => string({ maxLength: maxLength * 4 })

export const loginRoute = route('POST', '/api/auth/login', {
	summary: 'Signs a member in',
	tag: 'account',
	body: object({ email: typed(EMAIL_MAX_LENGTH), password: typed(PASSWORD_MAX_LENGTH) }),
	answer: SignedIn,
})

export const registerRoute = route('POST', '/api/auth/register', {
	summary: 'Makes an account and signs it in',
	tag: 'account',
	body: object({
		username: typed(EMAIL_MAX_LENGTH),
		email: typed(EMAIL_MAX_LENGTH),
		password: typed(PASSWORD_MAX_LENGTH),
	}),
	answer: SignedIn,
})

export const Done = object({ done: boolean() })

export const logoutRoute = route('POST', '/api/auth/logout', {
	summary: 'Ends this session',
	tag: 'account',
	answer: Done,
})

export const sessionRoute = route('GET', '/api/auth/session', {
	summary: 'Who is asking: a member, or nobody',
	tag: 'account',
	answer: object({ user: nullable(Member) }),
})

export const savedRoute = route('GET', '/api/saved', {
	summary: 'The ids of the titles on the list of whoever asks',
	tag: 'account',
	answer: object({ titleIds: array(string()) }),
})

const SavedParams = object({ titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

export const saveTitleRoute = route('PUT', '/api/saved/:titleId', {
	summary: 'Puts a title on the list of the member',
	tag: 'account',
	params: SavedParams,
	answer: Done,
})

export const unsaveTitleRoute = route('DELETE', '/api/saved/:titleId', {
	summary: 'Takes a title off the list of the member',
	tag: 'account',
	params: SavedParams,
	answer: Done,
})

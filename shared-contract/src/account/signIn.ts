import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { object, type Static, string } from '../schema.ts'
import { OwnMember } from './session.ts'

/**
 * `token` is one half of the session key. It is useless without the `HttpOnly` cookie that the same response sets.
 * It travels as `Authorization: Bearer {token}`.
 */
export const SignedIn = object({ token: string(), user: OwnMember })
export type SignedIn = Static<typeof SignedIn>

// Loose on purpose: the handler validates each field, so that each error has its own code and text.
const typed = (maxLength: number) => string({ maxLength: maxLength * 4 })

export const loginRoute = route('POST', '/api/auth/login', {
	session: 'none',
	summary: 'Signs a member in',
	tag: 'account',
	body: object({ email: typed(EMAIL_MAX_LENGTH), password: typed(PASSWORD_MAX_LENGTH) }),
	answer: SignedIn,
})

export const registerRoute = route('POST', '/api/auth/register', {
	session: 'none',
	summary: 'Makes an account and signs it in',
	tag: 'account',
	body: object({
		username: typed(EMAIL_MAX_LENGTH),
		email: typed(EMAIL_MAX_LENGTH),
		password: typed(PASSWORD_MAX_LENGTH),
	}),
	answer: SignedIn,
})

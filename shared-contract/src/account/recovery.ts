import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { boolean, object, string } from '../schema.ts'
import { Done } from './session.ts'

export const recoverRoute = route('POST', '/api/auth/recover', {
	session: 'none',
	summary: 'Asks for a link to choose another password; answers alike whether or not the account exists',
	tag: 'account',
	body: object({ email: string({ maxLength: EMAIL_MAX_LENGTH * 4 }) }),
	/** True if this site sends mail; otherwise the server logs the link. */
	answer: object({ mail: boolean() }),
})

export const resetPasswordRoute = route('POST', '/api/auth/reset', {
	session: 'none',
	summary: 'Chooses another password with the link of a recovery; every session of the account ends',
	tag: 'account',
	body: object({ token: string({ maxLength: 200 }), password: string({ maxLength: PASSWORD_MAX_LENGTH * 4 }) }),
	answer: Done,
})

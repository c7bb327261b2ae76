import { route } from '../route.ts'
import { literal, object, string, union } from '../schema.ts'
import { Done } from './session.ts'
import { SignedIn } from './signIn.ts'

export const startDiscordRoute = route('POST', '/api/auth/discord/start', {
	session: 'none',
	summary: 'Begins a sign-in with Discord: answers the address to go to; a cookie remembers who went',
	tag: 'account',
	answer: object({ url: string() }),
})

export const finishDiscordRoute = route('POST', '/api/auth/discord', {
	session: 'none',
	summary: 'Ends a sign-in with Discord. A member who is signed in has it linked to their account instead',
	tag: 'account',
	body: object({ code: string({ minLength: 1, maxLength: 500 }), state: string({ minLength: 1, maxLength: 200 }) }),
	answer: union([object({ kind: literal('linked') }), object({ kind: literal('signedIn'), ...SignedIn.properties })]),
})

export const unlinkDiscordRoute = route('DELETE', '/api/account/discord', {
	summary: 'Takes the link of the account to Discord away',
	tag: 'account',
	answer: Done,
})

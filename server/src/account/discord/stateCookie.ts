import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../core/settings.ts'
import type { OAuthState } from './client.ts'

const NAME = 'niouka_discord'
const MAX_AGE_S = 600

const attributes = ({ SITE_URL }: Settings) =>
	({
		path: '/api/auth/discord',
		httpOnly: true,
		sameSite: 'lax',
		secure: SITE_URL?.startsWith('https://') ?? false,
	}) as const

/** Stores the OAuth state in a cookie, to check the return from Discord. */
export function setOAuthStateCookie(reply: FastifyReply, settings: Settings, { state, verifier }: OAuthState): void {
	reply.setCookie(NAME, `${state}.${verifier}`, { ...attributes(settings), maxAge: MAX_AGE_S })
}

/** Reads and clears the stored state. Without a cookie it is empty, which matches no return. */
export function takeOAuthState(request: FastifyRequest, reply: FastifyReply, settings: Settings): OAuthState {
	const [state = '', verifier = ''] = (request.cookies[NAME] ?? '').split('.')
	reply.clearCookie(NAME, attributes(settings))
	return { state, verifier }
}

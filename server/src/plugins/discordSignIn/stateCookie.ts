import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie, hostCookieAttributes } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'
import type { OAuthState } from './client.ts'

const NAME = 'niouka_discord'
const MAX_AGE_S = 600

const attributes = (settings: Settings) => ({ ...hostCookieAttributes(settings), sameSite: 'lax' }) as const

/** Stores the OAuth state in a cookie, to check the return from Discord. */
export function setOAuthStateCookie(reply: FastifyReply, settings: Settings, { state, verifier }: OAuthState): void {
	reply.setCookie(hostCookie(settings, NAME), `${state}.${verifier}`, { ...attributes(settings), maxAge: MAX_AGE_S })
}

/** Reads and clears the stored state. Without a cookie it is empty, which matches no return. */
export function takeOAuthState(request: FastifyRequest, reply: FastifyReply, settings: Settings): OAuthState {
	const [state = '', verifier = ''] = (request.cookies[hostCookie(settings, NAME)] ?? '').split('.')
	reply.clearCookie(hostCookie(settings, NAME), attributes(settings))
	return { state, verifier }
}

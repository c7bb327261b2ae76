import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_S } from 'shared-contract/units'
import type { Settings } from '../settings.ts'

// Browsers accept a cookie with the prefix `__Host-` only over TLS and only from this host.
/** The name of the cookie with one half of a session key. */
export const sessionCookieName = (settings: Settings) =>
	isSecure(settings) ? '__Host-niouka_session' : 'niouka_session'

function isSecure({ SITE_URL }: Settings): boolean {
	return SITE_URL?.startsWith('https://') ?? false
}

function attributes(settings: Settings) {
	return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) } as const
}

export function setSessionCookie(reply: FastifyReply, settings: Settings, half: string): void {
	reply.setCookie(sessionCookieName(settings), half, { ...attributes(settings), maxAge: settings.SESSION_DAYS * DAY_S })
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
	reply.clearCookie(sessionCookieName(settings), attributes(settings))
}

export function readSessionCookie(request: FastifyRequest, settings: Settings): string | undefined {
	return request.cookies[sessionCookieName(settings)]
}

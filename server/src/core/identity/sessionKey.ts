import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_S } from 'shared-contract/units'
import { hostCookie, hostCookieAttributes } from '../http/hostCookie.ts'
import type { Settings } from '../settings.ts'
import { isVisitorOnly } from './visitorOnly.ts'

const HALF_BYTES = 32

/** The two halves of a session key. The page stores the token; the cookie is HttpOnly, so no script can read it. */
export interface SessionKey {
	token: string
	cookie: string
}

/** A new key: twice 256 random bits. */
export function newSessionKey(): SessionKey {
	const half = () => randomBytes(HALF_BYTES).toString('base64url')
	return { token: half(), cookie: half() }
}

/** The stored hash of a key. Both halves are random, so a plain hash is safe. */
export function hashSessionKey({ token, cookie }: SessionKey): string {
	return createHash('sha256').update(`${token}.${cookie}`).digest('base64url')
}

/** The name of the cookie with one half of a session key. */
export const sessionCookieName = (settings: Settings) => hostCookie(settings, 'niouka_session')

const attributes = (settings: Settings) => ({ ...hostCookieAttributes(settings), sameSite: 'lax' }) as const

export function setSessionCookie(reply: FastifyReply, settings: Settings, half: string): void {
	reply.setCookie(sessionCookieName(settings), half, { ...attributes(settings), maxAge: settings.SESSION_DAYS * DAY_S })
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
	reply.clearCookie(sessionCookieName(settings), attributes(settings))
}

/** The half of the session key in the cookie; undefined without a session, and in a preview that is seen as a visitor. */
export function readSessionCookie(request: FastifyRequest, settings: Settings): string | undefined {
	return isVisitorOnly(request, settings) ? undefined : request.cookies[sessionCookieName(settings)]
}

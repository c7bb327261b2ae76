import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../core/appContext.ts'
import { hostCookie, hostCookieAttributes } from '../../../core/http/hostCookie.ts'
import { siteKey } from '../../../core/keys/siteKey.ts'
import type { Settings } from '../../../core/settings.ts'

/**
 * The cookie that binds a request to the browser that an app sent here. Its value is signed, so that none can be forged. Each
 * request has a name of its own, since a browser may have several.
 */
export const requestCookie = {
	name: (settings: Pick<Settings, 'SITE_URL'>, requestId: string) =>
		hostCookie(settings, `niouka_authorize_${requestId}`),
	value: (requestId: string, secret: string) =>
		createHmac('sha256', secret).update(`authorize ${requestId}`).digest('base64url'),
	attributes: (settings: Pick<Settings, 'SITE_URL'>) =>
		({ ...hostCookieAttributes(settings), sameSite: 'lax' }) as const,
}

/** Whether a request was begun in the browser that asks. */
export async function isOfBrowser(request: FastifyRequest, { db, settings }: AppContext, requestId: string) {
	const { secret } = await siteKey(db, 'oauth')
	const given = Buffer.from(request.cookies[requestCookie.name(settings, requestId)] ?? '')
	const right = Buffer.from(requestCookie.value(requestId, secret))
	return given.length === right.length && timingSafeEqual(given, right)
}

/** The request was answered: its cookie has done its work. */
export function clearRequestCookie(reply: FastifyReply, { settings }: AppContext, requestId: string): void {
	reply.clearCookie(requestCookie.name(settings, requestId), requestCookie.attributes(settings))
}

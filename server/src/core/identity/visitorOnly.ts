import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie, hostCookieAttributes } from '../http/hostCookie.ts'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

const NAME = 'niouka_visitor'
const READS = ['GET', 'HEAD', 'OPTIONS']
/** What pages send by themselves, and what changes nothing for anybody. */
const BY_ITSELF = ['/api/composition/reports', '/api/auth/passkey/options']

const attributes = (settings: Settings) => ({ ...hostCookieAttributes(settings), sameSite: 'lax' }) as const

/** Whether this browser sees the site as a visitor, whatever session it has: in a preview of a version. */
export function isVisitorOnly({ cookies }: FastifyRequest, settings: Settings): boolean {
	return cookies[hostCookie(settings, NAME)] !== undefined
}

/** Lets this browser see the site as a visitor until then, or no longer without an end. Its session goes on. */
export function setVisitorOnly(reply: FastifyReply, settings: Settings, until: Date | undefined): void {
	if (!until) reply.clearCookie(hostCookie(settings, NAME), attributes(settings))
	else reply.setCookie(hostCookie(settings, NAME), '1', { ...attributes(settings), expires: until })
}

/**
 * Hook that refuses what a preview may not do: to change anything, and to name a session. A page that was opened before names
 * its own; it is told of the preview, and does not take the session for ended.
 *
 * @throws Problem 403
 */
export async function refuseInPreview(request: FastifyRequest): Promise<void> {
	const { method, headers, routeOptions, server } = request
	if (!routeOptions.url?.startsWith('/api/') || !isVisitorOnly(request, server.context.settings)) return
	const changes = !READS.includes(method) && !BY_ITSELF.includes(routeOptions.url)
	if (changes || headers.authorization !== undefined) throw new Problem('release.preview', 403)
}

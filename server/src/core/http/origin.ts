import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** The origin of the site, without a trailing slash: `SITE_URL`, else the request's Host. */
export function siteOrigin(
	{ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
	{ SITE_URL }: Settings,
): string {
	if (SITE_URL !== undefined) return SITE_URL
	return `${protocol}://${HOST.test(host) ? host : 'localhost'}`
}

/**
 * The `Cache-Control` of an answer that contains {@link siteOrigin}. Without `SITE_URL` the origin comes from the request's
 * Host, which the client chooses, so a shared cache must not store the answer.
 */
export function originCacheControl(cacheControl: string, { SITE_URL }: Settings): string {
	return SITE_URL === undefined ? cacheControl.replace('public', 'private') : cacheControl
}

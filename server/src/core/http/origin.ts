import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** Where the site is, without a closing slash: as its settings say, else where it was asked. */
export function siteOrigin(
	{ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
	{ SITE_URL }: Settings,
): string {
	if (SITE_URL !== undefined) return SITE_URL
	return `${protocol}://${HOST.test(host) ? host : 'localhost'}`
}

/**
 * The `Cache-Control` of an answer that holds {@link siteOrigin}. Without `SITE_URL` that comes from the request's Host, which
 * its sender chooses: a shared cache would give one reader's answer to all.
 */
export function originCacheControl(cacheControl: string, { SITE_URL }: Settings): string {
	return SITE_URL === undefined ? cacheControl.replace('public', 'private') : cacheControl
}

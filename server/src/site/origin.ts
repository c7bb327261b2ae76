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

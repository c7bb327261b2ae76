import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Whether a socket is asked for by a page of this site. Browsers always say where a page is from; what says nothing is no
 * browser and brings no cookie of anybody's.
 */
export function isOwnOrigin(
	{ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
	{ SITE_URL, FEDERATION_REGISTRY }: Settings,
): boolean {
	if (headers.origin === undefined) return true
	if (!URL.canParse(headers.origin)) return false
	const origin = new URL(headers.origin)
	// Slices in development are served from ports of their own.
	if (FEDERATION_REGISTRY !== undefined && origin.hostname === 'localhost') return true
	return SITE_URL === undefined ? origin.host === host : origin.origin === new URL(SITE_URL).origin
}

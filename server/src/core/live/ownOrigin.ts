import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Whether a WebSocket is opened by a page of this site. Browsers always send Origin; a client without it is no browser and
 * has no cookie of a visitor.
 */
export function isOwnOrigin(
	{ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
	{ SITE_URL, FEDERATION_REGISTRY }: Settings,
): boolean {
	if (headers.origin === undefined) return true
	if (!URL.canParse(headers.origin)) return false
	const origin = new URL(headers.origin)
	// Slices in development are served from their own ports.
	if (FEDERATION_REGISTRY !== undefined && origin.hostname === 'localhost') return true
	return SITE_URL === undefined ? origin.host === host : origin.origin === new URL(SITE_URL).origin
}

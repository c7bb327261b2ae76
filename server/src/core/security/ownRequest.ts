import type { FastifyRequest } from 'fastify'

/** The address of requests that the server makes to itself, for a page that it writes. No connection comes from it. */
export const OWN_ADDRESS = '0.0.0.0'

/** True for a request that the server makes to itself: the page that it is for has been counted. */
export function isOwnRequest({ raw }: FastifyRequest): boolean {
	// Not `request.ip`, which a proxy's header can set.
	return raw.socket.remoteAddress === OWN_ADDRESS
}

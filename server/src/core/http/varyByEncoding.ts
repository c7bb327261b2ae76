import type { FastifyReply, FastifyRequest } from 'fastify'

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|[\w.]+\+(?:json|xml))|image\/svg)/

/**
 * Adds `Vary: Accept-Encoding` to every text that shared caches may store, also when this answer is not compressed: a
 * cache would otherwise serve it to all clients.
 */
export async function varyByEncoding(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
	const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
	const vary = String(reply.getHeader('vary') ?? '')
	if (isPublic && TEXT.test(String(reply.getHeader('content-type') ?? '')) && !vary.includes('accept-encoding')) {
		reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
	}
	return payload
}

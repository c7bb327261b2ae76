import type { FastifyReply, FastifyRequest } from 'fastify'

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|[\w.]+\+(?:json|xml))|image\/svg)/

/**
 * Says of texts that caches between us and a reader may keep that they travel compressed to whoever can read it so: also
 * where this one does not, or a cache would give it to everybody.
 */
export async function varyByEncoding(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
	const isKept = String(reply.getHeader('cache-control') ?? '').startsWith('public')
	const vary = String(reply.getHeader('vary') ?? '')
	if (isKept && TEXT.test(String(reply.getHeader('content-type') ?? '')) && !vary.includes('accept-encoding')) {
		reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
	}
	return payload
}

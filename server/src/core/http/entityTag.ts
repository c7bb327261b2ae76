import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sets the ETag of each read, and answers 304 when the client has the same bytes. The tag is weak because it is computed
 * before compression.
 */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
	if (!isRead || !isWhole || reply.statusCode !== 200 || reply.getHeader('cache-control') === 'no-store') return payload
	if (!reply.hasHeader('etag')) {
		reply.header('etag', `W/"${createHash('sha1').update(payload).digest('base64url')}"`)
	}
	if (!hasTag(request.headers['if-none-match'], String(reply.getHeader('etag')))) return payload
	reply.code(304).removeHeader('content-length')
	return null
}

/** Whether an `If-None-Match` names a tag. */
export function hasTag(header: string | undefined, tag: string): boolean {
	if (header === undefined) return false
	const strong = (mark: string) => mark.trim().replace(/^W\//, '')
	return header.trim() === '*' || header.split(',').some((known) => strong(known) === strong(tag))
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE } from '../../core/http/serve.ts'
import type { MaxStaleness } from '../versionFollower.ts'

/**
 * The staleness that a request accepts. For a minute after a member's own change, the browser sends `no-cache`: members
 * read their own writes.
 */
export function maxStalenessOf({ headers }: FastifyRequest): MaxStaleness {
	return /\b(no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '') ? 'none' : 'bounded'
}

/** Marks a response that misses the newest changes as not cacheable. */
export function cacheUnlessBehind<Read extends { isBehind: boolean }>(read: Read, reply: FastifyReply): Read {
	if (read.isBehind) reply.header('cache-control', CACHE.never)
	return read
}

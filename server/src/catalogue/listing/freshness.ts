import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE } from '../../core/http/serve.ts'
import type { MaxStaleness } from '../versionFollower.ts'

/**
 * How long whoever asks waits for the newest changes. A page asks for nothing old for a minute after its reader has changed
 * something: they see their own change, however busy this process is.
 */
export function patienceOf({ headers }: FastifyRequest): MaxStaleness {
	return /\b(no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '') ? 'whole' : 'moment'
}

/** Says of an answer that is older than the newest changes that nobody keeps it. */
export function cacheUnlessBehind<Read extends { isBehind: boolean }>(read: Read, reply: FastifyReply): Read {
	if (read.isBehind) reply.header('cache-control', CACHE.never)
	return read
}

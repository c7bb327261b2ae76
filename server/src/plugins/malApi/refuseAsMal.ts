import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '../../core/http/refusal.ts'

const WORDS: Readonly<Record<number, string>> = {
	401: 'invalid_token',
	403: 'forbidden',
	404: 'not_found',
	429: 'too_many_requests',
	503: 'service_unavailable',
}

/** Answers with an error in MyAnimeList's shape: `{"error":"bad_request","message":"invalid limit"}`. */
export function refuseAsMal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const problem = problemOf(error)
	if (problem.statusCode >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
	if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
	// Clients renew their token at this header.
	if (problem.statusCode === 401) {
		reply.header('www-authenticate', 'Bearer error="invalid_token",error_description="The access token is not valid"')
	}
	const word = WORDS[problem.statusCode] ?? (problem.statusCode < 500 ? 'bad_request' : 'internal_server_error')
	const message = Object.keys(problem.fields ?? {})
		.map((field) => `invalid ${field}`)
		.join(', ')
	return reply
		.code(problem.statusCode)
		.header('cache-control', 'no-store')
		.type('application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send({ error: word, message })
}

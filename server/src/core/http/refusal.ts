import { types } from 'node:util'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiProblem } from 'shared-contract'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { localeOf } from '../language/locale.ts'
import { errorWords } from '../language/words.ts'
import { Problem } from '../problem.ts'
import type { AnswerHeaders } from '../security/headers.ts'
import { sendRefusalPage } from './refusalPage.ts'
import { isReadInBrowser } from './wantsPage.ts'

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])
/** After how many seconds a request may be repeated that met a database that was away. */
export const UNAVAILABLE_RETRY_AFTER_S = 2

/** Answers what no route is looked up for, as a path that is no text: no hook has seen it. */
export function refuseUnrouted(headersOf: () => Promise<AnswerHeaders>) {
	return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
		headersOf().then(
			(headers) => refuse(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
			() => refuse(error, request, reply),
		)
	}
}

/**
 * Answers with the reason of a refusal, in the reader's language: as JSON, or as a page where somebody's browser came here.
 * What is our own fault is logged, and stays with us.
 */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const problem = problemOf(error)
	if (problem.statusCode >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
	if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
	const wholeRange = contentRangeOf(error)
	if (wholeRange !== undefined) reply.header('content-range', wholeRange)
	reply.code(problem.statusCode).header('cache-control', 'no-store')
	if (isReadInBrowser(request)) return sendRefusalPage(problem, request, reply)
	return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(problemBody(problem, request))
}

function problemBody({ code, fields, conflicts }: Problem, request: FastifyRequest): ApiProblem {
	return {
		code,
		msg: errorWords(code, localeOf(request)),
		requestId: request.id,
		...(fields ? { fields } : {}),
		...(conflicts ? { conflicts } : {}),
	}
}

/** Fastify's own refusals, as ours. */
export function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error
	if (error instanceof DatabaseUnavailable || isDiskFull(error)) {
		return new Problem('server.unavailable', 503, { retryAfter: UNAVAILABLE_RETRY_AFTER_S })
	}
	const { code = '', statusCode = 500 } = asFastifyError(error)
	if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('request.body.tooLarge', 413)
	if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('request.type', 415)
	if (code.startsWith('FST_ERR_CTP_') || error instanceof SyntaxError) return new Problem('request.body.malformed', 400)
	if (statusCode === 404) return new Problem('request.notFound', 404)
	if (statusCode === 415) return new Problem('request.type', 415)
	if (statusCode >= 400 && statusCode < 500) return new Problem('request.invalid', statusCode)
	return statusCode === 503 ? new Problem('server.unavailable', 503) : new Problem('server.failed', 500)
}

function isDiskFull(error: unknown): boolean {
	return types.isNativeError(error) && 'code' in error && DISK_FULL.has(String(error.code))
}

function asFastifyError(error: unknown): Partial<FastifyError> {
	return error instanceof Error ? error : {}
}

/** What a file's refusal of a range says of how long the file is. */
function contentRangeOf(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('headers' in error)) return undefined
	const { headers } = error
	if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return undefined
	return String(headers['Content-Range'])
}

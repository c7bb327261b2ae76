import { types } from 'node:util'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiProblem, LANGUAGE_TAGS } from 'shared-contract'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { localeOf } from '../language/locale.ts'
import { errorMessage, TRANSLATIONS } from '../language/translations.ts'
import { Problem } from '../problem.ts'
import type { AnswerHeaders } from '../security/headers.ts'
import { StorageUnavailable } from '../storage/objectStore.ts'
import { plainPage } from './plainPage.ts'
import { isNavigation } from './wantsPage.ts'

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])
/** `Retry-After` of a request that failed because the database or the object store is unavailable. */
export const UNAVAILABLE_RETRY_AFTER_S = 2

/** Answers errors that Fastify finds before routing, as a malformed path. No hook has run, so it sets the headers itself. */
export function refuseBeforeRouting(headersOf: () => Promise<AnswerHeaders>) {
	return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
		headersOf().then(
			(headers) => refuse(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
			() => refuse(error, request, reply),
		)
	}
}

/**
 * Answers with an error in the language of the request: as JSON, or as a page for the navigation of a browser. Errors of
 * the server are logged and their details never leave it.
 */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const problem = problemOf(error)
	if (problem.statusCode >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
	if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
	const contentRange = contentRangeOf(error)
	if (contentRange !== undefined) reply.header('content-range', contentRange)
	reply.code(problem.statusCode).header('cache-control', 'no-store')
	if (isNavigation(request)) return sendRefusalPage(problem, request, reply)
	return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(problemBody(problem, request))
}

function problemBody({ code, fields, conflicts }: Problem, request: FastifyRequest): ApiProblem {
	return {
		code,
		msg: errorMessage(code, localeOf(request)),
		requestId: request.id,
		...(fields ? { fields } : {}),
		...(conflicts ? { conflicts } : {}),
	}
}

/** An error as a `Problem`; Fastify's own errors get one of our codes. */
export function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error
	if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable || isDiskFull(error)) {
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

/** The `Content-Range` of a 416 for a file: its length. */
function contentRangeOf(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('headers' in error)) return undefined
	const { headers } = error
	if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return undefined
	return String(headers['Content-Range'])
}

/**
 * Answers with an HTML page that states the error, and reloads itself when the error is temporary.
 */
function sendRefusalPage(
	{ code, statusCode, retryAfter }: Problem,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const locale = localeOf(request)
	const texts = TRANSLATIONS[locale]
	// The only part of a navigation that can be malformed is its address.
	const isAddress = statusCode === 400 && code.startsWith('request.')
	const heading = isAddress ? texts['failure.address'] : errorMessage(code, locale)
	const isTemporary = statusCode >= 500 || statusCode === 429
	return reply
		.header('content-language', LANGUAGE_TAGS[locale])
		.header('vary', 'accept, accept-language, cookie')
		.type('text/html; charset=utf-8')
		.send(
			plainPage(
				locale,
				`<h1>${heading}</h1>
			<p>${isTemporary ? `<a href="">${texts['action.retry']}</a>` : `<a href="/">${texts['action.backHome']}</a>`}</p>
			${statusCode >= 500 && statusCode !== 503 ? `<p class="number">${request.id}</p>` : ''}`,
				statusCode === 503 && retryAfter !== undefined ? `<meta http-equiv="refresh" content="${retryAfter}">` : '',
			),
		)
}

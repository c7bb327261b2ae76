import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_TAGS } from 'shared-contract'
import { localeOf } from '../language/locale.ts'
import { errorMessage, TRANSLATIONS } from '../language/translations.ts'
import type { Problem } from '../problem.ts'
import { plainPage } from './plainPage.ts'

/**
 * Answers with an HTML page that states the error, and reloads itself when the error is temporary.
 */
export function sendRefusalPage(
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

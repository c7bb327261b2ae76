import type { FastifyInstance } from 'fastify'

/** Takes an empty body of JSON for none: many clients send the header `Content-Type` with every request. */
export function takeEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error')
	app.removeContentTypeParser('application/json')
	app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
		body === '' ? done(null) : parse(request, body, done),
	)
}

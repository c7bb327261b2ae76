import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIVE_PATH } from 'shared-contract'
import type { Settings } from '../settings.ts'
import type { OpenSpan } from './sdk.ts'
import { setTracing } from './trace.ts'

/** Probes would drown the requests of people, and a socket lasts for hours. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics', LIVE_PATH])
const FIRST_SERVER_ERROR = 500

/**
 * Makes a span of each request, and sends the spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. Without that setting
 * nothing is loaded.
 */
export async function registerTracing(app: FastifyInstance, settings: Settings): Promise<void> {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
	if (endpoint === undefined) return
	const { startTracing } = await import('./sdk.ts')
	const tracing = startTracing({
		endpoint,
		report: (error) => app.log.warn({ err: error }, 'the collector of traces does not take them'),
	})
	setTracing(tracing)
	const spans = new WeakMap<FastifyRequest, OpenSpan>()
	const errors = new WeakMap<FastifyRequest, unknown>()

	app.addHook('onRequest', (request, reply, done) => {
		const { method, protocol, routeOptions } = request
		const route = routeOptions.url
		if (UNTRACED.has(route)) return done()
		const name = route === undefined ? method : `${method} ${route}`
		const attributes = {
			'http.request.method': method,
			'url.scheme': protocol,
			...(route === undefined ? {} : { 'http.route': route }),
			'http.response.header.x-request-id': [request.id],
		}
		const span = tracing.openRequest(name, attributes, request.headers)
		spans.set(request, span)
		reply.raw.once('finish', () => {
			span.set({ 'http.response.status_code': reply.statusCode })
			if (reply.statusCode >= FIRST_SERVER_ERROR) span.fail(errors.get(request))
			else span.end()
		})
		// Without the end of the answer the reader has left.
		reply.raw.once('close', () => span.end())
		span.inside(done)
	})
	// The body of a request ends in the context of its connection.
	app.addHook('preValidation', (request, _reply, done) => {
		const span = spans.get(request)
		if (span === undefined) done()
		else span.inside(done)
	})
	app.addHook('onError', async (request, _reply, error) => {
		errors.set(request, error)
	})
	app.addHook('onClose', async () => {
		setTracing(undefined)
		await tracing.close()
	})
}

import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem, type Route, type RouteAnswer, type RouteInput } from 'shared-contract'
import { answerSchema } from './answerSchema.ts'
import { operationId } from './serve.ts'

/** Tells the events of one answer as they happen. */
export interface Telling<Event> {
	tell(event: Event): void
	/** Whoever asked is gone. */
	signal: AbortSignal
}

/** Begins an answer of events; it ends when the promise does. */
export type BeginEvents<Event> = (telling: Telling<Event>) => Promise<void>

/**
 * Serves an endpoint whose answer is a stream of server-sent events, each the route's `answer` as JSON. A handler refuses
 * as everywhere, by throwing a `Problem`, before it gives what begins the stream; from then on it must tell of failures
 * by its events. Nothing in between may keep the stream back.
 */
export function serveEvents<R extends Route>(
	app: FastifyInstance,
	route: R,
	handler: (input: RouteInput<R> & { request: FastifyRequest }) => Promise<BeginEvents<RouteAnswer<R>>>,
): void {
	app.route({
		method: route.method,
		url: route.path,
		compress: false,
		schema: {
			operationId: operationId(route),
			summary: route.summary,
			tags: [route.tag],
			...(route.params ? { params: route.params } : {}),
			...(route.query ? { querystring: route.query } : {}),
			...(route.body ? { body: route.body } : {}),
			response: {
				200: { description: 'Events', content: { 'text/event-stream': { schema: answerSchema(route.answer) } } },
				'4xx': { description: 'A refusal', ...answerSchema(ApiProblem) },
			},
		},
		async handler(request, reply) {
			const { params, query, body } = request
			// The compiled schemas have just checked that these are what the route declares.
			const input = { params, query, body, request } as unknown as RouteInput<R> & { request: FastifyRequest }
			return stream(request, reply, await handler(input))
		},
	})
}

function stream<Event>(request: FastifyRequest, reply: FastifyReply, begin: BeginEvents<Event>): FastifyReply {
	const out = new PassThrough()
	const gone = new AbortController()
	reply.raw.once('close', () => gone.abort())
	const tell = (event: Event) => {
		if (!out.destroyed) out.write(`data: ${JSON.stringify(event)}\n\n`)
	}
	begin({ tell, signal: gone.signal })
		.catch((error: unknown) => request.log.error({ err: error }, 'a stream of events broke off'))
		.finally(() => out.end())
	return reply
		.header('cache-control', 'no-store, no-transform')
		.header('x-accel-buffering', 'no')
		.type('text/event-stream; charset=utf-8')
		.send(out)
}

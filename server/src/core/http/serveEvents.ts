import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem, type Route, type RouteAnswer, type RouteInput } from 'shared-contract'
import { answerSchema } from './answerSchema.ts'
import { operationId, securityOf } from './serve.ts'

/** An open stream of server-sent events. */
interface EventStream<Event> {
	send(event: Event): void
	/** Aborted when the client closes the connection. */
	signal: AbortSignal
}

/** Sends the events of one answer. The stream ends when the promise settles. */
export type SendEvents<Event> = (stream: EventStream<Event>) => Promise<void>

/**
 * Serves an endpoint whose answer is a stream of server-sent events. Each event is the route's `answer` as JSON. A handler
 * refuses a request by throwing a `Problem` before it returns; after that it reports failures as events. Compression and
 * the buffer of a proxy are off, because both would delay events.
 */
export function serveEvents<R extends Route>(
	app: FastifyInstance,
	route: R,
	handler: (input: RouteInput<R> & { request: FastifyRequest }) => Promise<SendEvents<RouteAnswer<R>>>,
): void {
	app.route({
		method: route.method,
		url: route.path,
		compress: false,
		schema: {
			operationId: operationId(route),
			summary: route.summary,
			tags: [route.tag],
			security: securityOf(route),
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
			return startStream(request, reply, await handler(input))
		},
	})
}

function startStream<Event>(request: FastifyRequest, reply: FastifyReply, sendEvents: SendEvents<Event>): FastifyReply {
	const out = new PassThrough()
	const closed = new AbortController()
	reply.raw.once('close', () => closed.abort())
	const send = (event: Event) => {
		if (!out.destroyed) out.write(`data: ${JSON.stringify(event)}\n\n`)
	}
	sendEvents({ send, signal: closed.signal })
		.catch((error: unknown) => request.log.error({ err: error }, 'a stream of events failed'))
		.finally(() => out.end())
	return reply
		.header('cache-control', 'no-store, no-transform')
		.header('x-accel-buffering', 'no')
		.type('text/event-stream; charset=utf-8')
		.send(out)
}

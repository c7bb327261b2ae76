import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
export const UNANSWERED_MAX = 16

/**
 * Ends a connection with more unanswered requests: Node starts every request of a connection that has arrived, and keeps
 * the answers in memory until they are read in turn.
 */
export function limitPipelining(app: FastifyInstance): void {
	const unanswered = new WeakMap<Socket, number>()
	app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
		const count = (unanswered.get(socket) ?? 0) + 1
		unanswered.set(socket, count)
		if (count > UNANSWERED_MAX) {
			socket.destroy()
			return reply.hijack()
		}
		reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
	})
}

import type { FastifyInstance } from 'fastify'
import { Problem } from '../api/problem.ts'

/** Where the process is in its life. Requests are served while it is ready. */
export interface Life {
	state: 'starting' | 'ready' | 'closing'
}

const RETRY_AFTER_S = 2
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, 503 until the schema is up to date and again when it is closing,
 * so that whoever balances the load sends people elsewhere.
 */
export function registerHealth(app: FastifyInstance, life: Life): void {
	app.addHook('onRequest', async (request) => {
		if (life.state === 'starting' && !PROBES.has(request.url)) {
			throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
		}
	})
	// A connection that stayed open would keep the process from ending.
	app.addHook('onSend', async (_request, reply) => {
		if (life.state === 'closing') reply.header('connection', 'close')
	})
	app.addHook('preClose', async () => {
		life.state = 'closing'
	})

	const options = { config: { rateLimit: false as const }, schema: { hide: true } }
	app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
	app.get('/readyz', options, async (_request, reply) => {
		if (life.state !== 'ready') throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
		return reply.header('cache-control', 'no-store').send({ ok: true })
	})
}

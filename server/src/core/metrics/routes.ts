import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { requestDuration } from './metrics.ts'

/**
 * `/metrics` in Prometheus' text format, for requests with the token of `METRICS_TOKEN`. Without that setting there is no
 * such address, and requests are not measured.
 */
export function registerMetrics(app: FastifyInstance, { METRICS_TOKEN: token }: Settings): void {
	if (token === undefined) return
	collectProcessMetrics()
	app.addHook('onResponse', async (request, reply) => {
		requestDuration.observe(
			{ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
			reply.elapsedTime / 1000,
		)
	})
	app.get('/metrics', { config: { rateLimit: false as const }, schema: { hide: true } }, async (request, reply) => {
		if (!hasToken(request, token)) {
			reply.header('www-authenticate', 'Bearer')
			throw new Problem('auth.required', 401)
		}
		reply.header('cache-control', 'no-store').header('content-type', register.contentType)
		return register.metrics()
	})
}

/** Memory, processor and event loop of this process, once per process. */
function collectProcessMetrics(): void {
	if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
	return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

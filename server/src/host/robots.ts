import type { FastifyInstance } from 'fastify'

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth', ''].join('\n')

/** Asks robots to leave alone what is no page. */
export function registerRobots(app: FastifyInstance): void {
	app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
		reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(ROBOTS),
	)
}

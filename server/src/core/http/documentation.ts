import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/** Serves `/api/openapi.json`: every endpoint that is registered after this call, from its schemas. */
export async function registerDocumentation(app: FastifyInstance, { SITE_URL }: Settings): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Niouka',
				version: '1',
				description: 'The API of a community site for anime, films and manga.',
				license: { name: 'MIT', identifier: 'MIT' },
			},
			servers: [{ url: SITE_URL ?? '/' }],
			tags: [
				{ name: 'account', description: 'Members, sessions and their lists' },
				{ name: 'apps', description: 'What apps and scripts may do with an access token' },
				{ name: 'catalogue', description: 'Titles, episodes, news and the search' },
				{ name: 'community', description: 'What members tell each other' },
				{ name: 'site', description: 'The site itself' },
			],
		},
		stripBasePath: false,
	})
	app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
		reply.header('cache-control', 'public, no-cache')
		return app.swagger()
	})
}

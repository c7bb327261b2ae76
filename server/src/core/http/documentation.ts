import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { API_FOR_APPS } from './apiForApps.ts'

const FOR_APPS = `The API for apps, version 1. Send \`Authorization: Bearer <token>\` with a personal token from your
settings or with one that OAuth gave your app; most reads need none. Within version 1 fields and endpoints are added, but never
removed or changed in meaning. What will end answers with the headers \`Deprecation\` and \`Sunset\` for at least six months.`

/**
 * Serves `/api/openapi.json`: every endpoint that is registered after this call, from its schemas. `/api/v1/openapi.json`
 * has the API for apps alone.
 */
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
			components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
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
	app.get(`${API_FOR_APPS}openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
		reply.header('cache-control', 'public, no-cache')
		return documentForApps(app.swagger())
	})
}

/** The document of the API for apps: its paths alone, with the ways to authorise. */
function documentForApps(whole: { info: object; paths?: object | undefined }) {
	const paths = Object.entries(whole.paths ?? {}).filter(([path]) => path.startsWith(API_FOR_APPS))
	return {
		...whole,
		info: { ...whole.info, description: FOR_APPS },
		tags: [
			{ name: 'account', description: 'The member whom the token stands for, and lists' },
			{ name: 'catalogue', description: 'Titles, episodes, releases and edits' },
		],
		paths: Object.fromEntries(paths),
	}
}

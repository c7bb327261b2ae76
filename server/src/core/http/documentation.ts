import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { sessionCookieName } from '../identity/sessionKey.ts'
import type { Settings } from '../settings.ts'
import { API_FOR_APPS } from './apiForApps.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './preparedAnswer.ts'

const FOR_APPS = `The API for apps, version 1. Send \`Authorization: Bearer <token>\` with a personal token from your
settings or with one that OAuth gave your app; most reads need none. Within version 1 fields and endpoints are added, but never
removed or changed in meaning. What will end answers with the headers \`Deprecation\` and \`Sunset\` for at least six months.`

const TOKEN = {
	type: 'http',
	scheme: 'bearer',
	description: 'A personal token, or one that OAuth gave an app.',
} as const

/** The ways to authorise at the endpoints of the site's own pages: a session has one half of its key in each of two places. */
function sessionSchemes(settings: Settings) {
	return {
		sessionCookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings) },
		sessionToken: { type: 'http', scheme: 'bearer', description: 'The other half of the key, from the sign-in.' },
		releaseToken: { type: 'http', scheme: 'bearer', description: 'A token that publishes releases of a slice.' },
	} as const
}

/**
 * Serves `/api/openapi.json`: every endpoint that is registered after this call, from its schemas. `/api/v1/openapi.json`
 * has the API for apps alone.
 */
export async function registerDocumentation(app: FastifyInstance, settings: Settings): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Niouka',
				version: '1',
				description: 'The API of a community site for anime, films and manga.',
				license: { name: 'MIT', identifier: 'MIT' },
			},
			servers: [{ url: settings.SITE_URL ?? '/' }],
			components: { securitySchemes: { token: TOKEN, ...sessionSchemes(settings) } },
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
	serveDocument(app, '/api/openapi.json', () => app.swagger())
	serveDocument(app, `${API_FOR_APPS}openapi.json`, () => documentForApps(app.swagger()))
}

/** Serves a document that is made with the first request for it: it takes up to 94 ms, and its 2.6 MB never change. */
function serveDocument(app: FastifyInstance, path: string, make: () => object): void {
	let document: Promise<PreparedAnswer> | undefined
	app.get(path, { schema: { hide: true } }, async (request, reply) => {
		document ??= prepareAnswer(JSON.stringify(make()))
		reply.header('cache-control', 'public, no-cache').type('application/json; charset=utf-8')
		return sendPrepared(request, reply, await document)
	})
}

/** The document of the API for apps: its paths alone, with the ways to authorise. */
function documentForApps(whole: { info: object; paths?: object | undefined }) {
	const paths = Object.entries(whole.paths ?? {}).filter(([path]) => path.startsWith(API_FOR_APPS))
	return {
		...whole,
		components: { securitySchemes: { token: TOKEN } },
		info: { ...whole.info, description: FOR_APPS },
		tags: [
			{ name: 'account', description: 'The member whom the token stands for, and lists' },
			{ name: 'catalogue', description: 'Titles, episodes, releases and edits' },
		],
		paths: Object.fromEntries(paths),
	}
}

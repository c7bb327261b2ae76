import type { IncomingMessage } from 'node:http'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { SCOPES } from 'shared-contract'
import type { Catalogue } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { serveLists } from './listRoutes.ts'
import { refuseAsMal } from './refuseAsMal.ts'
import { serveStatuses } from './statusRoutes.ts'
import { serveTitles } from './titleRoutes.ts'
import { serveUsers } from './userRoutes.ts'

/** Clients of MyAnimeList ask for no scope. */
const SCOPE = SCOPES.filter((scope) => scope !== 'catalogue:write').join(' ')

/**
 * MyAnimeList's API, version 2, under `/mal/`, for clients that let people change its address (`README.md`). It has its
 * own shape of errors and takes forms, so it is a plugin of its own.
 */
export function serveMalApi(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	app.register(async (mal) => {
		await mal.register(formbody)
		mal.setErrorHandler(refuseAsMal)
		// Its documentation is MyAnimeList's.
		mal.addHook('onRoute', ({ schema }) => {
			if (schema) schema.hide = true
		})
		serveUsers(mal, context)
		serveLists(mal, context, catalogue)
		serveTitles(mal, context, catalogue)
		serveStatuses(mal, context)
		mal.all('/mal/*', { schema: {} }, async () => {
			throw new Problem('request.notFound', 404)
		})
		// The token endpoint beside it is the site's own, by `malTokenPath`.
		mal.get('/mal/v1/oauth2/authorize', { schema: {} }, async ({ url }, reply) => {
			const asked = new URLSearchParams(url.split('?').slice(1).join('?'))
			if (!asked.get('scope')) asked.set('scope', SCOPE)
			return reply.redirect(`/oauth/authorize?${asked}`, 302)
		})
	})
}

/**
 * `rewriteUrl` of the application: tokens for clients of MyAnimeList come from the site's own endpoint. Mihon and Taiga send
 * their old access token along, which it would take for the secret of an app.
 */
export function malTokenPath({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
	if (url !== '/mal/v1/oauth2/token') return url
	if (/^bearer /i.test(headers.authorization ?? '')) delete headers.authorization
	return '/oauth/token'
}

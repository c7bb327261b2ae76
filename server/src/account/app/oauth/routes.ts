import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { SCOPES } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import { Problem } from '../../../core/problem.ts'
import { issuerOf, openAuthorizationServer } from './authorizationServer.ts'
import { handOver, withHashedChallenge } from './handOver.ts'
import { OAUTH_PATHS } from './paths.ts'

const OPTIONS = { schema: { hide: true }, exposeHeadRoute: false }
const { authorize, token, revoke, device, metadata } = OAUTH_PATHS

/** Serves the authorisation server: its endpoints for browsers and apps, and the document about them. */
export function serveAuthorizationServer(app: FastifyInstance, context: AppContext): void {
	const issuer = issuerOf(context)
	const refusals = new WeakMap<KoaContextWithOIDC['req'], number>()
	let opening: Promise<Provider> | undefined

	async function open(): Promise<Provider> {
		const provider = await openAuthorizationServer(context, (request, statusCode) => refusals.set(request, statusCode))
		const log = (error: unknown) => app.log.error({ err: error }, 'the authorisation server failed')
		provider.on('server_error', (_context: unknown, error: unknown) => log(error))
		provider.onerror = log
		return provider
	}

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
		opening ??= open().catch((error) => {
			opening = undefined
			throw error
		})
		const provider = await opening
		reply.header('cache-control', 'no-store')
		await handOver(provider, request, reply, new URL(issuer))
		const refused = refusals.get(request.raw)
		if (refused === undefined) reply.hijack()
		else if (refused >= 500) throw new Problem('server.failed', refused)
		else throw new Problem('app.refused', refused)
	}

	app.register(async (server) => {
		// The library reads the body itself.
		server.removeAllContentTypeParsers()
		server.addContentTypeParser('*', (_request, _payload, done) => done(null))

		server.get(authorize, OPTIONS, async (request, reply) => {
			request.raw.url = await withHashedChallenge(context.db, request.url)
			await answer(request, reply)
		})
		server.get(`${authorize}/:id`, OPTIONS, answer)
		for (const path of [token, revoke, device]) {
			server.post(path, OPTIONS, answer)
			server.options(path, OPTIONS, answer)
		}
	})

	app.get(metadata, { schema: { hide: true } }, async (_request, reply) => {
		reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=3600')
		return {
			issuer,
			authorization_endpoint: issuer + authorize,
			token_endpoint: issuer + token,
			revocation_endpoint: issuer + revoke,
			device_authorization_endpoint: issuer + device,
			scopes_supported: SCOPES,
			response_types_supported: ['code'],
			response_modes_supported: ['query'],
			grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
			token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
			revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
			code_challenge_methods_supported: ['S256'],
			authorization_response_iss_parameter_supported: true,
		}
	})
}

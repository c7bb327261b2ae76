import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SCOPES } from 'shared-contract'
import type { Catalogue } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { CACHE } from '../../core/http/serve.ts'
import { acceptToken } from '../../core/identity/tokenAccess.ts'
import { localeOf } from '../../core/language/locale.ts'
import { tokenLimit } from '../../core/security/rateLimit.ts'
import { openServer } from './openServer.ts'

export const MCP_PATH = '/mcp'
/** RFC 9728: who gives tokens for a resource. */
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'
/** The protocol has no batches since its version of 2025-06-18. */
const NO_BATCHES = {
	jsonrpc: '2.0',
	id: null,
	error: { code: -32600, message: 'Invalid Request: batches are not supported, send one message a request.' },
}

/**
 * Serves the site to language models (Model Context Protocol, streamable HTTP). It keeps no sessions: each request has a server
 * of its own, so that any process of the site can answer it.
 */
export function serveMcp(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	const limitToken = tokenLimit(app, context.settings.APP_REQUESTS_PER_MINUTE)
	app.post(
		MCP_PATH,
		{ schema: { hide: true }, config: { isForApps: true, kind: 'search' } },
		async (request, reply) => {
			const access = await acceptToken(request, reply, context, 'anybody')
			if (access) await limitToken(request, reply, access)
			// The library would run a hundred calls at once, which would be counted as one.
			if (Array.isArray(request.body)) return reply.code(400).header('cache-control', CACHE.never).send(NO_BATCHES)
			const { WebStandardStreamableHTTPServerTransport } = await import(
				'@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
			)
			const server = await openServer({
				context,
				catalogue,
				locale: localeOf(request),
				origin: siteOrigin(request, context.settings),
				access,
			})
			const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
			await server.connect(transport)
			try {
				const answer = await transport.handleRequest(webRequest(request, context), { parsedBody: request.body })
				return await send(reply, answer)
			} finally {
				await server.close()
			}
		},
	)

	app.get(`${RESOURCE_METADATA}${MCP_PATH}`, { schema: { hide: true } }, async (request, reply) => {
		const origin = siteOrigin(request, context.settings)
		reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
		return {
			resource: origin + MCP_PATH,
			authorization_servers: [origin],
			scopes_supported: SCOPES.filter((scope) => scope.startsWith('list:')),
			bearer_methods_supported: ['header'],
		}
	})
}

function webRequest(request: FastifyRequest, { settings }: AppContext): Request {
	const headers = new Headers()
	for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
		const value = request.headers[name]
		if (typeof value === 'string') headers.set(name, value)
	}
	return new Request(siteOrigin(request, settings) + MCP_PATH, { method: 'POST', headers })
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
	const type = answer.headers.get('content-type')
	if (type !== null) reply.type(type)
	const body = await answer.text()
	// An empty text would get a type.
	return reply
		.header('cache-control', CACHE.never)
		.code(answer.status)
		.send(body === '' ? undefined : body)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mediaHookPath } from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { READERS } from './programs/readers.ts'
import { BODY_MAX_BYTES, readBody } from './readBody.ts'
import { receive } from './receive.ts'
import { serverOfToken } from './servers.ts'

/** Of one address; a household that watches together sends a few per minute. */
export const NOTIFICATIONS_PER_MINUTE = 120

type HookRequest = FastifyRequest<{ Params: { token: string } }>

/** Serves the address to which media servers send their notifications. */
export function serveMediaHook(app: FastifyInstance, { db, live, now, pictures }: AppContext): void {
	const serverOf = async ({ params }: HookRequest) => {
		const server = await serverOfToken(db, params.token)
		if (!server) throw new Problem('request.notFound', 404)
		return server
	}
	// Any content type is accepted only in this scope.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		scope.post(
			mediaHookPath(':token'),
			{
				schema: { hide: true },
				bodyLimit: BODY_MAX_BYTES,
				config: { rateLimit: { max: NOTIFICATIONS_PER_MINUTE, countsAll: true } },
				// An unknown token is refused before its body is read.
				preParsing: async (request: HookRequest) => {
					await serverOf(request)
				},
			},
			async (request: HookRequest, reply) => {
				const server = await serverOf(request)
				const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
				const report = READERS[server.program](await readBody(request.headers['content-type'] ?? '', body))
				if (!report) throw new Problem('mediaServer.body.unknown', 400)
				const result = await db
					.transaction()
					.execute((transaction) => receive(transaction, { server, report, now: now(), pictures }))
				if (result === 'advanced') publishProgress(live, server.member_id)
				return reply.header('cache-control', CACHE.never).send({ result })
			},
		)
	})
}

import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mediaHookPath } from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { READERS } from './programs/readers.ts'
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

/** Plex adds a thumbnail of some 100 KB. */
const BODY_MAX_BYTES = 2 * 1024 * 1024
const JSON_MAX_BYTES = 256 * 1024
/** The form fields with JSON, of Plex and of older versions of Emby. */
const FIELDS = ['payload', 'data']

/**
 * Reads the JSON of a notification, whatever its content type: programs send it as text, or in a form beside a picture.
 *
 * @throws Problem 400 if there is none.
 */
async function readBody(type: string, body: Buffer): Promise<unknown> {
	const text = await jsonText(type, body)
	if (text === undefined || text.length > JSON_MAX_BYTES) throw new Problem('mediaServer.body.unreadable', 400)
	try {
		return JSON.parse(text)
	} catch {
		throw new Problem('mediaServer.body.unreadable', 400)
	}
}

async function jsonText(type: string, body: Buffer): Promise<string | undefined> {
	if (/^multipart\//i.test(type)) return fieldOfForm(type, body)
	const text = body.toString('utf8').replace(/^\ufeff/, '')
	if (!/^application\/x-www-form-urlencoded/i.test(type) || text.trimStart().startsWith('{')) return text
	const form = new URLSearchParams(text)
	return FIELDS.map((name) => form.get(name)).find((value) => value !== null) ?? undefined
}

function fieldOfForm(type: string, body: Buffer): Promise<string | undefined> {
	return new Promise((resolve) => {
		let found: string | undefined
		try {
			const form = busboy({ headers: { 'content-type': type }, limits: { fieldSize: JSON_MAX_BYTES, parts: 20 } })
			form.on('field', (name, value, { valueTruncated }) => {
				if (FIELDS.includes(name) && !valueTruncated) found ??= value
			})
			form.on('file', (_name, stream) => stream.resume())
			form.on('error', () => resolve(undefined))
			form.on('close', () => resolve(found))
			form.end(body)
		} catch {
			resolve(undefined)
		}
	})
}

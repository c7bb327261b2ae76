import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Database } from '../../../core/database/schema.ts'

/**
 * Lets the library answer a request. It finds the site's own origin in it, whatever the client or a proxy wrote there, no
 * type of a body that is empty, and answers with the headers that the hooks of the site have set.
 */
export async function handOver(provider: Provider, { raw: request }: FastifyRequest, reply: FastifyReply, issuer: URL) {
	for (const [name, value] of Object.entries(reply.getHeaders())) {
		if (value !== undefined) reply.raw.setHeader(name, value)
	}
	request.headers.host = issuer.host
	request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
	delete request.headers['x-forwarded-host']
	if (Number(request.headers['content-length'] ?? 0) === 0 && request.headers['transfer-encoding'] === undefined)
		delete request.headers['content-type']
	await provider.callback()(request, reply.raw)
}

/**
 * The address of a request of an app, where a challenge in plain text is replaced by its hash if the app may send it so.
 * The library checks hashes alone; the verifier of a plain challenge is the challenge, so the check is the same.
 */
export async function withHashedChallenge(db: Database, url: string): Promise<string> {
	const [path = '', query = ''] = url.split(/\?(.*)/s)
	const parameters = new URLSearchParams(query)
	const challenge = parameters.get('code_challenge')
	const method = parameters.get('code_challenge_method') ?? 'plain'
	if (challenge === null || method !== 'plain') return url
	const app = await db
		.selectFrom('app')
		.where('id', '=', parameters.get('client_id') ?? '')
		.where('allows_plain_challenge', '=', true)
		.select('id')
		.executeTakeFirst()
	if (!app) return url
	parameters.set('code_challenge', createHash('sha256').update(challenge).digest('base64url'))
	parameters.set('code_challenge_method', 'S256')
	return `${path}?${parameters}`
}

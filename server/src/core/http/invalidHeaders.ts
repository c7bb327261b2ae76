import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Hook that refuses a request without exactly one Host header, or with an `Expect` that the server does not know. */
export async function refuseInvalidHeaders({ raw, headers }: FastifyRequest): Promise<void> {
	if (raw.httpVersion === '1.1' && countHosts(raw.rawHeaders) !== 1) throw new Problem('request.invalid', 400)
	const { expect } = headers
	if (expect !== undefined && !CONTINUE.test(expect)) throw new Problem('request.invalid', 417)
}

/** Routes requests with an unknown `Expect` header through Fastify. Node would answer them without our headers. */
export function routeExpectations(app: FastifyInstance): void {
	app.server.on('checkExpectation', (request, response) => app.routing(request, response))
}

const CONTINUE = /^100-continue$/i

// Names and values alternate.
function countHosts(rawHeaders: readonly string[]): number {
	return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

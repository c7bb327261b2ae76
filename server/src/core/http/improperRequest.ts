import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Refuses requests that HTTP itself does not allow, or that ask for what this server cannot do. */
export async function refuseImproper({ raw, headers }: FastifyRequest): Promise<void> {
	if (raw.httpVersion === '1.1' && hostsIn(raw.rawHeaders) !== 1) throw new Problem('request.invalid', 400)
	const { expect } = headers
	if (expect !== undefined && !CONTINUE.test(expect)) throw new Problem('request.invalid', 417)
}

/** Lets requests that expect something unknown come as far as every other: Node would answer them by itself. */
export function answerExpectations(app: FastifyInstance): void {
	app.server.on('checkExpectation', (request, response) => app.routing(request, response))
}

const CONTINUE = /^100-continue$/i

// Names and values take turns.
function hostsIn(rawHeaders: readonly string[]): number {
	return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
}

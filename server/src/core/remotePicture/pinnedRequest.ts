import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Endpoint } from './dial.ts'

interface PinnedRequest extends Pick<https.RequestOptions, 'headers' | 'method'> {
	signal: AbortSignal
	body?: Buffer
}

/** Sends a request to the addresses that were checked, whatever the name of the host leads to meanwhile. Follows no redirect. */
export function pinnedRequest(
	url: URL,
	{ addresses, port, isPlain = false }: Endpoint,
	{ body, ...request }: PinnedRequest,
): Promise<http.IncomingMessage> {
	const lookup: LookupFunction = (_host, { all }, done) => {
		const [first] = addresses
		if (all === true) done(null, [...addresses])
		else done(null, first?.address ?? '', first?.family)
	}
	const isSecure = url.protocol === 'https:' && !isPlain
	const { request: send } = isSecure ? https : http
	return new Promise((resolve, reject) => {
		// A connection of its own, which nothing else has opened or goes on to use.
		const options = { ...request, protocol: isSecure ? 'https:' : 'http:', port, lookup, agent: false as const }
		send(url, options, resolve).on('error', reject).end(body)
	})
}

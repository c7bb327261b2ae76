import type { FastifyRequest } from 'fastify'

/** What of an address opens something: links to a password and an e-mail, a sign-in's code, an invitation. */
const SECRETS = /([?&](?:reset|email|code|state|link|token)=)[^&#]*/gi
const INVITATION = /((?:\/|%2F)messages(?:\/|%2F)(?:join|invite)(?:\/|%2F))[^/?#&%]+/gi

/** An address as the log may hold it: whoever reads the log opens nothing with it. */
export function loggedUrl(url: string): string {
	return url.replace(SECRETS, '$1…').replace(INVITATION, '$1…')
}

/** What the log holds of a request that came in. */
export function loggedRequest(request: FastifyRequest) {
	const { remotePort } = request.socket
	return {
		method: request.method,
		url: loggedUrl(request.url),
		host: request.host,
		remoteAddress: request.ip,
		...(remotePort === undefined ? {} : { remotePort }),
	}
}

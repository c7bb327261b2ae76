import type { FastifyRequest } from 'fastify'

/**
 * Secrets in URLs: links of password recovery and e-mail confirmation, OAuth codes and plain challenges, codes of devices,
 * invitations, private calendars, addresses for media servers, links that end e-mails, previews of versions.
 */
const SECRETS = /([?&](?:reset|email|code|code_challenge|user_code|state|link|token)=)[^&#]*/gi
const CALENDAR = /(\/calendar\/)[^/?#]+(?=\.ics)/gi
const MEDIA_HOOK = /(\/hooks\/media\/)[^/?#]+/gi
const UNSUBSCRIBE = /(\/unsubscribe\/)[^/?#]+/gi
const PREVIEW = /(\/preview\/)[^?#]+/gi
const INVITATION = /((?:\/|%2F)messages(?:\/|%2F)(?:join|invite)(?:\/|%2F))[^/?#&%]+/gi

/** A URL for the log, with its secrets removed. */
export function loggedUrl(url: string): string {
	const patterns = [SECRETS, INVITATION, CALENDAR, MEDIA_HOOK, PREVIEW, UNSUBSCRIBE]
	return patterns.reduce((shown, pattern) => shown.replace(pattern, '$1…'), url)
}

/** The serialiser of requests for the log. */
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

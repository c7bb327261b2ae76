import type { IncomingHttpHeaders } from 'node:http'
import type { ApiSession } from './api.ts'

const NAME = 'niouka_session'

/**
 * The cookies of a request, with the other half of the key of the session whose token it brings: that half is nobody's
 * but this server's, so that windows with different roles stand side by side.
 */
export function cookiesWith(headers: IncomingHttpHeaders, session: ApiSession | undefined): string {
	const cookies = (headers.cookie ?? '').split(/;\s*/).filter((each) => each !== '')
	if (!session) return cookies.join('; ')
	return [...cookies.filter((each) => !each.startsWith(`${NAME}=`)), `${NAME}=${session.cookie}`].join('; ')
}

/** The session whose token a request brings. */
export function sessionOf(headers: IncomingHttpHeaders, sessions: readonly ApiSession[]): ApiSession | undefined {
	return sessions.find(({ token }) => headers.authorization === `Bearer ${token}`)
}

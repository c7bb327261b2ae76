import type { IncomingHttpHeaders } from 'node:http'
import type { ApiSession } from './api.ts'

const NAME = 'niouka_session'

/**
 * The cookies of a request, with the other half of the key of the session whose token it brings: that half is nobody's
 * but this server's, so that windows with different roles stand side by side.
 */
export function cookiesWith({ cookie = '' }: IncomingHttpHeaders, session: ApiSession): string {
	const others = cookie.split(/;\s*/).filter((each) => each !== '' && !each.startsWith(`${NAME}=`))
	return [...others, `${NAME}=${session.cookie}`].join('; ')
}

/** The session whose token a request brings. */
export function sessionOf(headers: IncomingHttpHeaders, sessions: readonly ApiSession[]): ApiSession | undefined {
	return sessions.find(({ token }) => headers.authorization === `Bearer ${token}`)
}

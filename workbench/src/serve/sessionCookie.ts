import type { IncomingHttpHeaders } from 'node:http'
import type { ApiSession } from './api.ts'

const NAME = 'niouka_session'

/**
 * The cookies of a request with the cookie of its session. The cookie never reaches the browser, so that frames with different
 * roles can run side by side.
 */
export function withSessionCookie({ cookie = '' }: IncomingHttpHeaders, session: ApiSession): string {
	const others = cookie.split(/;\s*/).filter((each) => each !== '' && !each.startsWith(`${NAME}=`))
	return [...others, `${NAME}=${session.cookie}`].join('; ')
}

/** The session whose token is in the Authorization header. */
export function sessionOf(headers: IncomingHttpHeaders, sessions: readonly ApiSession[]): ApiSession | undefined {
	return sessions.find(({ token }) => headers.authorization === `Bearer ${token}`)
}

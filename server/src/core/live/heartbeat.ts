import type { ProcessContext } from '../appContext.ts'
import { HEARTBEAT_MS, SESSION_CHECK_MS } from './limits.ts'
import type { LiveConnection } from './liveConnection.ts'
import { validSessions } from './openedSession.ts'

const HEARTBEAT = JSON.stringify({ type: 'beat' })

/** Sends a heartbeat to every page. Closes the sockets of dead clients and of expired sessions. */
export function sendHeartbeat({ live, now }: Pick<ProcessContext, 'live' | 'now'>): void {
	const instant = now()
	const bytes = Buffer.from(HEARTBEAT)
	for (const connection of live.connections.all()) {
		if (connection.session && connection.session.expiresAt <= instant) connection.close('sessionEnded')
		else {
			closeWhenExpired(connection, instant)
			connection.heartbeat(bytes)
		}
	}
}

/** Closes a socket when its session expires, if that is before the next heartbeat. */
export function closeWhenExpired(connection: LiveConnection, instant: Date): void {
	if (!connection.session) return
	const left = connection.session.expiresAt.getTime() - instant.getTime()
	if (left < HEARTBEAT_MS) setTimeout(() => connection.close('sessionEnded'), left).unref()
}

/** Closes the sockets of sessions that the database no longer has: the message of their end may have been lost. */
export async function closeEndedSessions({
	db,
	live,
	now,
}: Pick<ProcessContext, 'db' | 'live' | 'now'>): Promise<void> {
	const open = new Set([...live.connections.all()].flatMap(({ session }) => session ?? []))
	const valid = await validSessions(db, [...new Set([...open].map(({ keyHash }) => keyHash))], now())
	for (const connection of live.connections.all()) {
		const { session } = connection
		if (session && open.has(session) && !valid.has(session.keyHash)) connection.close('sessionEnded')
	}
}

/** Starts the heartbeats and the checks of sessions. @returns the function that stops both */
export function startHeartbeat(context: ProcessContext): () => void {
	const heartbeats = setInterval(() => sendHeartbeat(context), HEARTBEAT_MS)
	const checks = setInterval(() => {
		closeEndedSessions(context).catch((error) =>
			context.live.report(error, 'the sessions of open sockets were not checked'),
		)
	}, SESSION_CHECK_MS)
	return () => {
		clearInterval(heartbeats)
		clearInterval(checks)
	}
}

import type { ProcessContext } from '../appContext.ts'
import { BEAT_MS, SESSION_CHECK_MS } from './limits.ts'
import type { LiveConnection } from './liveConnection.ts'
import { heldSessions } from './openedSession.ts'

const BEAT = JSON.stringify({ type: 'beat' })

/** Gives every page a sign of life and asks for one; sockets of the dead and of sessions that have run out are closed. */
export function sendHeartbeat({ live, now }: Pick<ProcessContext, 'live' | 'now'>): void {
	const instant = now()
	const bytes = Buffer.from(BEAT)
	for (const connection of live.connections.all()) {
		if (connection.session && connection.session.expiresAt <= instant) connection.close('sessionEnded')
		else {
			closeWhenExpired(connection, instant)
			connection.probe(bytes)
		}
	}
}

/** Closes a socket when its session runs out, where that is before the next round. */
export function closeWhenExpired(connection: LiveConnection, instant: Date): void {
	if (!connection.session) return
	const left = connection.session.expiresAt.getTime() - instant.getTime()
	if (left < BEAT_MS) setTimeout(() => connection.close('sessionEnded'), left).unref()
}

/** Closes the sockets of sessions that the database no longer holds: what processes tell each other may be lost. */
export async function closeEndedSessions({
	db,
	live,
	now,
}: Pick<ProcessContext, 'db' | 'live' | 'now'>): Promise<void> {
	const open = new Set([...live.connections.all()].flatMap(({ session }) => session ?? []))
	const held = await heldSessions(db, [...new Set([...open].map(({ keyHash }) => keyHash))], now())
	for (const connection of live.connections.all()) {
		const { session } = connection
		if (session && open.has(session) && !held.has(session.keyHash)) connection.close('sessionEnded')
	}
}

/** Does both again and again, until the returned function is called. */
export function startHeartbeat(context: ProcessContext): () => void {
	const heartbeats = setInterval(() => sendHeartbeat(context), BEAT_MS)
	const checks = setInterval(() => {
		closeEndedSessions(context).catch((error) =>
			context.live.report(error, 'the sessions of open sockets were not looked up'),
		)
	}, SESSION_CHECK_MS)
	return () => {
		clearInterval(heartbeats)
		clearInterval(checks)
	}
}

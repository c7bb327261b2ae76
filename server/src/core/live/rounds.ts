import type { ProcessContext } from '../appContext.ts'
import { BEAT_MS, SESSION_CHECK_MS } from './limits.ts'
import { heldSessions } from './openedSession.ts'
import type { Reader } from './reader.ts'

const BEAT = JSON.stringify({ type: 'beat' })

/** Gives every page a sign of life and asks for one; sockets of the dead and of sessions that have run out are closed. */
export function beat({ live, now }: Pick<ProcessContext, 'live' | 'now'>): void {
	const instant = now()
	const bytes = Buffer.from(BEAT)
	for (const reader of live.readers.all()) {
		if (reader.session && reader.session.expiresAt <= instant) reader.close('sessionEnded')
		else {
			closeWhenExpired(reader, instant)
			reader.probe(bytes)
		}
	}
}

/** Closes a socket when its session runs out, where that is before the next round. */
export function closeWhenExpired(reader: Reader, instant: Date): void {
	if (!reader.session) return
	const left = reader.session.expiresAt.getTime() - instant.getTime()
	if (left < BEAT_MS) setTimeout(() => reader.close('sessionEnded'), left).unref()
}

/** Closes the sockets of sessions that the database no longer holds: what processes tell each other may be lost. */
export async function closeEnded({ db, live, now }: Pick<ProcessContext, 'db' | 'live' | 'now'>): Promise<void> {
	const open = new Set([...live.readers.all()].flatMap(({ session }) => session ?? []))
	const held = await heldSessions(db, [...new Set([...open].map(({ keyHash }) => keyHash))], now())
	for (const reader of live.readers.all()) {
		const { session } = reader
		if (session && open.has(session) && !held.has(session.keyHash)) reader.close('sessionEnded')
	}
}

/** Does both again and again, until the returned function is called. */
export function makeRounds(context: ProcessContext): () => void {
	const beats = setInterval(() => beat(context), BEAT_MS)
	const checks = setInterval(() => {
		closeEnded(context).catch((error) => context.live.report(error, 'the sessions of open sockets were not looked up'))
	}, SESSION_CHECK_MS)
	return () => {
		clearInterval(beats)
		clearInterval(checks)
	}
}

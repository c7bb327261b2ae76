import type { ErrorCode } from 'shared-contract'
import type { RawData, WebSocket } from 'ws'
import type { ProcessContext } from '../appContext.ts'
import { problemOf } from '../http/refusal.ts'
import { TokenBucket } from '../security/tokenBucket.ts'
import { answerFrame } from './conversation.ts'
import { readFrame } from './frames.ts'
import { closeWhenExpired } from './heartbeat.ts'
import {
	BROKEN_FRAMES,
	FRAMES_AT_ONCE,
	FRAMES_PER_SECOND,
	HELLO_MS,
	SOCKETS_PER_MEMBER,
	TOPICS_ASKED_AT_ONCE,
	TOPICS_ASKED_PER_SECOND,
} from './limits.ts'
import type { LiveConnection } from './liveConnection.ts'
import { openedSession } from './openedSession.ts'

interface Opened {
	/** The half of the session's key that came with the upgrade. */
	cookie: string | undefined
	/** How many topics all sockets of this address may still ask to watch. */
	addressTopics: TokenBucket
}

/** Listens to a socket: the first frame says who it is, each later one is answered before the next is read. */
export function receive(
	context: ProcessContext,
	connection: LiveConnection,
	socket: WebSocket,
	{ cookie, addressTopics }: Opened,
): void {
	const { live } = context
	const bucket = new TokenBucket({ perSecond: FRAMES_PER_SECOND, burst: FRAMES_AT_ONCE })
	const ownTopics = new TokenBucket({ perSecond: TOPICS_ASKED_PER_SECOND, burst: TOPICS_ASKED_AT_ONCE })
	let broken = 0
	let greeted = false
	let last: Promise<void> = Promise.resolve()
	const silent = setTimeout(() => connection.close('misbehaved'), HELLO_MS)

	socket.on('pong', () => {
		connection.alive = true
	})
	socket.on('close', () => clearTimeout(silent))
	socket.on('message', (data, isBinary) => {
		connection.alive = true
		if (bucket.take(Date.now()) > 0) return connection.close('tooMany')
		const frame = isBinary ? undefined : readFrame(textOf(data))
		if (!frame || (frame.type === 'hello') === greeted) return refuse('live.frame.invalid')
		if (frame.type === 'hello') {
			greeted = true
			clearTimeout(silent)
			enqueue(() => greet(frame.token))
			return
		}
		if (frame.type === 'watch' && asksTooMuch(frame.topics.length)) return connection.close('tooMany')
		enqueue(() => answerFrame(live, connection, frame, Date.now()))
	})

	function asksTooMuch(topics: number): boolean {
		const now = Date.now()
		return ownTopics.take(now, topics) > 0 || addressTopics.take(now, topics) > 0
	}

	function refuse(code: ErrorCode): void {
		broken += 1
		connection.tell({ type: 'error', code })
		if (broken >= BROKEN_FRAMES) connection.close('misbehaved')
	}

	function enqueue(step: () => Promise<void>): void {
		// What still waits when the socket has closed is dropped.
		last = last
			.then(() => (connection.isOpen ? step() : undefined))
			.catch((error) => {
				live.report(error, 'a frame was not answered')
				connection.tell({ type: 'error', code: problemOf(error).code })
			})
	}

	async function greet(token: string): Promise<void> {
		const key = token !== '' && cookie !== undefined ? { token, cookie } : undefined
		const session = key ? await live.settled(() => openedSession(context.db, key, context.now())) : null
		if (!connection.isOpen) return
		if (session && live.connections.ofMember(session.member.id) >= SOCKETS_PER_MEMBER)
			return connection.close('tooMany')
		connection.session = session
		if (session) {
			closeWhenExpired(connection, context.now())
			live.connections.watch(connection, `member:${session.member.id}`)
			socket.on('close', live.enter(session.member))
		}
		connection.tell({ type: 'welcome', memberId: session?.member.id ?? null })
	}
}

function textOf(data: RawData): string {
	return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString()
}

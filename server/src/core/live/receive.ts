import type { ErrorCode } from 'shared-contract'
import type { RawData, WebSocket } from 'ws'
import type { ProcessContext } from '../appContext.ts'
import { problemOf } from '../http/refusal.ts'
import { TokenBucket } from '../security/tokenBucket.ts'
import { answerFrame } from './answerFrame.ts'
import { readFrame } from './frames.ts'
import { closeWhenExpired } from './heartbeat.ts'
import {
	FRAMES_AT_ONCE,
	FRAMES_PER_SECOND,
	HELLO_MS,
	INVALID_FRAMES,
	SOCKETS_PER_MEMBER,
	TOPICS_ASKED_AT_ONCE,
	TOPICS_ASKED_PER_SECOND,
} from './limits.ts'
import type { LiveConnection } from './liveConnection.ts'
import { openedSession } from './openedSession.ts'

interface SocketOptions {
	/** The cookie half of the session key, from the upgrade request. */
	cookie: string | undefined
	/** The limit of topics for all sockets of the address. */
	addressTopics: TokenBucket
}

/** Handles the frames of a socket. The first must be a hello; each frame is answered before the next one. */
export function receive(
	context: ProcessContext,
	connection: LiveConnection,
	socket: WebSocket,
	{ cookie, addressTopics }: SocketOptions,
): void {
	const { live } = context
	const bucket = new TokenBucket({ perSecond: FRAMES_PER_SECOND, burst: FRAMES_AT_ONCE })
	const ownTopics = new TokenBucket({ perSecond: TOPICS_ASKED_PER_SECOND, burst: TOPICS_ASKED_AT_ONCE })
	let invalidFrames = 0
	let hasHello = false
	let queue: Promise<void> = Promise.resolve()
	const helloTimer = setTimeout(() => connection.close('misbehaved'), HELLO_MS)

	socket.on('pong', () => {
		connection.alive = true
	})
	socket.on('close', () => clearTimeout(helloTimer))
	socket.on('message', (data, isBinary) => {
		connection.alive = true
		if (bucket.take(Date.now()) > 0) return connection.close('tooMany')
		const frame = isBinary ? undefined : readFrame(textOf(data))
		if (!frame || (frame.type === 'hello') === hasHello) return refuse('live.frame.invalid')
		if (frame.type === 'hello') {
			hasHello = true
			clearTimeout(helloTimer)
			enqueue(() => authenticate(frame.token))
			return
		}
		if (frame.type === 'watch' && exceedsTopicLimit(frame.topics.length)) return connection.close('tooMany')
		enqueue(() => answerFrame(live, connection, frame, Date.now()))
	})

	function exceedsTopicLimit(topics: number): boolean {
		const now = Date.now()
		return ownTopics.take(now, topics) > 0 || addressTopics.take(now, topics) > 0
	}

	function refuse(code: ErrorCode): void {
		invalidFrames += 1
		connection.sendFrame({ type: 'error', code })
		if (invalidFrames >= INVALID_FRAMES) connection.close('misbehaved')
	}

	function enqueue(step: () => Promise<void>): void {
		// Frames that still wait when the socket closes are dropped.
		queue = queue
			.then(() => (connection.isOpen ? step() : undefined))
			.catch((error) => {
				live.report(error, 'a frame was not answered')
				connection.sendFrame({ type: 'error', code: problemOf(error).code })
			})
	}

	async function authenticate(token: string): Promise<void> {
		const key = token !== '' && cookie !== undefined ? { token, cookie } : undefined
		const session = key ? await live.untilStable(() => openedSession(context.db, key, context.now())) : null
		if (!connection.isOpen) return
		if (session && live.connections.ofMember(session.member.id) >= SOCKETS_PER_MEMBER)
			return connection.close('tooMany')
		connection.session = session
		if (session) {
			closeWhenExpired(connection, context.now())
			live.connections.watch(connection, `member:${session.member.id}`)
			socket.on('close', live.trackPresence(session.member))
		}
		connection.sendFrame({ type: 'welcome', memberId: session?.member.id ?? null })
	}
}

function textOf(data: RawData): string {
	return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString()
}

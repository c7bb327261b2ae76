import type { ErrorCode } from 'shared-contract'
import type { RawData, WebSocket } from 'ws'
import type { ProcessContext } from '../appContext.ts'
import { problemOf } from '../http/refusal.ts'
import { TokenBucket } from '../security/tokenBucket.ts'
import { answerFrame } from './conversation.ts'
import { readFrame } from './frames.ts'
import {
	BROKEN_FRAMES,
	FRAMES_AT_ONCE,
	FRAMES_PER_SECOND,
	HELLO_MS,
	SOCKETS_PER_MEMBER,
	TOPICS_ASKED_AT_ONCE,
	TOPICS_ASKED_PER_SECOND,
} from './limits.ts'
import { openedSession } from './openedSession.ts'
import type { Reader } from './reader.ts'
import { closeWhenExpired } from './rounds.ts'

interface Opened {
	/** The half of the session's key that came with the upgrade. */
	cookie: string | undefined
	/** How many topics all sockets of this address may still ask to watch. */
	addressTopics: TokenBucket
}

/** Listens to a socket: the first frame says who it is, each later one is answered before the next is read. */
export function receive(
	context: ProcessContext,
	reader: Reader,
	socket: WebSocket,
	{ cookie, addressTopics }: Opened,
): void {
	const { live } = context
	const bucket = new TokenBucket({ perSecond: FRAMES_PER_SECOND, most: FRAMES_AT_ONCE })
	const ownTopics = new TokenBucket({ perSecond: TOPICS_ASKED_PER_SECOND, most: TOPICS_ASKED_AT_ONCE })
	let broken = 0
	let greeted = false
	let last: Promise<void> = Promise.resolve()
	const silent = setTimeout(() => reader.close('misbehaved'), HELLO_MS)

	socket.on('pong', () => {
		reader.alive = true
	})
	socket.on('close', () => clearTimeout(silent))
	socket.on('message', (data, isBinary) => {
		reader.alive = true
		if (bucket.take(Date.now()) > 0) return reader.close('tooMany')
		const frame = isBinary ? undefined : readFrame(textOf(data))
		if (!frame || (frame.type === 'hello') === greeted) return refuse('live.frame.invalid')
		if (frame.type === 'hello') {
			greeted = true
			clearTimeout(silent)
			inTurn(() => greet(frame.token))
			return
		}
		if (frame.type === 'watch' && asksTooMuch(frame.topics.length)) return reader.close('tooMany')
		inTurn(() => answerFrame(live, reader, frame, Date.now()))
	})

	function asksTooMuch(topics: number): boolean {
		const now = Date.now()
		return ownTopics.take(now, topics) > 0 || addressTopics.take(now, topics) > 0
	}

	function refuse(code: ErrorCode): void {
		broken += 1
		reader.tell({ type: 'error', code })
		if (broken >= BROKEN_FRAMES) reader.close('misbehaved')
	}

	function inTurn(step: () => Promise<void>): void {
		// What still waits when the socket has closed is dropped.
		last = last
			.then(() => (reader.isOpen ? step() : undefined))
			.catch((error) => {
				live.report(error, 'a frame was not answered')
				reader.tell({ type: 'error', code: problemOf(error).code })
			})
	}

	async function greet(token: string): Promise<void> {
		const key = token !== '' && cookie !== undefined ? { token, cookie } : undefined
		const session = key ? await live.settled(() => openedSession(context.db, key, context.now())) : null
		if (!reader.isOpen) return
		if (session && live.readers.ofMember(session.member.id) >= SOCKETS_PER_MEMBER) return reader.close('tooMany')
		reader.session = session
		if (session) {
			closeWhenExpired(reader, context.now())
			live.readers.watch(reader, `member:${session.member.id}`)
			socket.on('close', live.enter(session.member))
		}
		reader.tell({ type: 'welcome', memberId: session?.member.id ?? null })
	}
}

function textOf(data: RawData): string {
	return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString()
}

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ApiProblem, DEFAULT_LOCALE, type ErrorCode } from 'shared-contract'
import { errorWords } from '../language/words.ts'
import type { AnswerHeaders } from '../security/headers.ts'

/** So long may whoever was refused take to read why. */
const LINGER_MS = 2000

type HeadersOf = () => Promise<AnswerHeaders>

interface BrokenRequest extends Error {
	code?: string | undefined
	/** What could not be read, as it came: a `Buffer`, whatever Fastify's types say. */
	rawPacket?: unknown
}

/** Answers what is no HTTP request at all; hardly anything of it can be read, so nothing is known of who sent it. */
export function refuseBrokenConnections(headersOf: HeadersOf) {
	const answered = new WeakSet<Socket>()
	return (error: BrokenRequest, socket: Socket): void => {
		if (answered.has(socket)) return
		answered.add(socket)
		// In the middle of another answer, ours would be taken for a part of it.
		if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
			socket.destroy()
			return
		}
		const began = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
		headersOf().then(
			(headers) => {
				socket.end(answerOf(statusOf(error.code, began), headers, began.startsWith('HEAD ')))
				letGo(socket)
			},
			() => socket.destroy(),
		)
	}
}

// Nothing else looks after the connection any more: who keeps its other half open would hold it, and our end, for ever.
function letGo(socket: Socket): void {
	const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
	socket.once('close', () => clearTimeout(timer))
}

/** Answers a request for a socket that cannot be one, as that for another protocol. */
export function refuseUpgrade(headersOf: HeadersOf) {
	return (_error: Error, socket: Duplex, _request: IncomingMessage): void => {
		socket.once('finish', () => socket.destroy())
		headersOf().then(
			(headers) => socket.end(answerOf(400, headers, false)),
			() => socket.destroy(),
		)
	}
}

function answerOf(status: number, headers: AnswerHeaders, isHead: boolean): string {
	const code: ErrorCode = 'request.invalid'
	const problem: ApiProblem = { code, msg: errorWords(code, DEFAULT_LOCALE), requestId: randomUUID() }
	const body = JSON.stringify(problem)
	const all = {
		...headers,
		'x-request-id': problem.requestId,
		'cache-control': 'no-store',
		'content-type': 'application/json; charset=utf-8',
		'content-length': Buffer.byteLength(body),
		connection: 'close',
	}
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`
}

function statusOf(code: string | undefined, began: string): number {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
	if (code !== 'HPE_HEADER_OVERFLOW') return 400
	const [firstLine = ''] = began.split('\n', 1)
	// The address alone fills what there is room for.
	return firstLine.length >= maxHeaderSize ? 414 : 431
}

/** Whether a part of an answer has gone out on the socket and the rest has not; Node knows it, and tells nobody. */
function isAnswering(socket: Socket): boolean {
	if (!('_httpMessage' in socket)) return false
	const message = socket._httpMessage
	return typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true
}

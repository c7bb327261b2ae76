import { randomUUID } from 'node:crypto'
import { type IncomingMessage, maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ApiProblem, DEFAULT_LOCALE, type ErrorCode } from 'shared-contract'
import { errorMessage } from '../language/translations.ts'
import type { AnswerHeaders } from '../security/headers.ts'

/** How long the client may take to read the answer before the connection is destroyed. */
const LINGER_MS = 2000

type HeadersOf = () => Promise<AnswerHeaders>

interface BrokenRequest extends Error {
	code?: string | undefined
	/** The bytes that could not be parsed: a `Buffer`, although Fastify's types say otherwise. */
	rawPacket?: unknown
}

/** Answers bytes that are no HTTP request. */
export function refuseBrokenConnections(headersOf: HeadersOf) {
	const answered = new WeakSet<Socket>()
	return (error: BrokenRequest, socket: Socket): void => {
		if (answered.has(socket)) return
		answered.add(socket)
		// During another answer, the client would read ours as a part of it.
		if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
			socket.destroy()
			return
		}
		const requestText = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
		headersOf().then(
			(headers) => {
				socket.end(httpResponse(statusOf(error.code, requestText), headers, requestText.startsWith('HEAD ')))
				destroyLater(socket)
			},
			() => socket.destroy(),
		)
	}
}

// Nothing else closes this connection: a client that keeps its half open would hold it for ever.
function destroyLater(socket: Socket): void {
	const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
	socket.once('close', () => clearTimeout(timer))
}

/** Answers an upgrade request that cannot become a WebSocket, as one for another protocol. */
export function refuseUpgrade(headersOf: HeadersOf) {
	return (_error: Error, socket: Duplex, _request: IncomingMessage): void => {
		socket.once('finish', () => socket.destroy())
		headersOf().then(
			(headers) => socket.end(httpResponse(400, headers, false)),
			() => socket.destroy(),
		)
	}
}

function httpResponse(status: number, headers: AnswerHeaders, isHead: boolean): string {
	const code: ErrorCode = 'request.invalid'
	const problem: ApiProblem = { code, msg: errorMessage(code, DEFAULT_LOCALE), requestId: randomUUID() }
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

function statusOf(code: string | undefined, requestText: string): number {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
	if (code !== 'HPE_HEADER_OVERFLOW') return 400
	const [firstLine = ''] = requestText.split('\n', 1)
	// The URL alone fills the space for headers.
	return firstLine.length >= maxHeaderSize ? 414 : 431
}

/** Whether an answer on the socket has begun and not ended. Node has no public property for it. */
function isAnswering(socket: Socket): boolean {
	if (!('_httpMessage' in socket)) return false
	const message = socket._httpMessage
	return typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true
}

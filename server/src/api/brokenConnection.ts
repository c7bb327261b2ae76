import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ApiProblem, DEFAULT_LOCALE, type ErrorCode } from 'shared-contract'
import { errorWords } from '../language/words.ts'

const REASONS: Record<string, string> = {
	400: 'Bad Request',
	408: 'Request Timeout',
	431: 'Request Header Fields Too Large',
}

/** Answers what is no HTTP request at all; nothing of it can be read, so nothing is known of who sent it. */
export function refuseBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy()
		return
	}
	const status = statusOf(error.code)
	const code: ErrorCode = 'request.invalid'
	const problem: ApiProblem = { code, msg: errorWords(code, DEFAULT_LOCALE), requestId: randomUUID() }
	const body = JSON.stringify(problem)
	const head = [
		`HTTP/1.1 ${status} ${REASONS[status]}`,
		'content-type: application/json; charset=utf-8',
		`content-length: ${Buffer.byteLength(body)}`,
		'connection: close',
	]
	socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function statusOf(code: string | undefined): number {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
	return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

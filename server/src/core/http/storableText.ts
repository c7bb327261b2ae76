import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Whether Postgres can store every text in a value: it refuses NUL and lone surrogates. */
export function isStorableText(value: unknown): boolean {
	// A queue instead of recursion: a body may be nested deeper than the call stack.
	const queue = [value]
	while (queue.length > 0) {
		const each = queue.pop()
		if (typeof each === 'string' && !isText(each)) return false
		// The bytes of a file are no text.
		if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue
		for (const [name, inner] of Object.entries(each)) {
			if (!isText(name)) return false
			queue.push(inner)
		}
	}
	return true
}

function isText(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0')
}

/** Hook that refuses a request with text that cannot be stored, before its schema is checked. */
export async function refuseBrokenText({ params, query, body, url }: FastifyRequest): Promise<void> {
	if (!isDecodable(url) || ![params, query, body].every(isStorableText)) throw new Problem('request.text.invalid', 400)
}

// The query parser would silently replace bytes that are no UTF-8.
function isDecodable(url: string): boolean {
	try {
		decodeURIComponent(url)
		return true
	} catch {
		return false
	}
}

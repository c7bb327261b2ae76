import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Whether a database can keep every text of a request: NUL and half of a surrogate pair are no characters. */
export function isStorableText(value: unknown): boolean {
	// What is still to be looked at is kept in a list: lists within lists may lie deeper than functions can call each other.
	const left = [value]
	while (left.length > 0) {
		const each = left.pop()
		if (typeof each === 'string' && !isText(each)) return false
		// The bytes of a file are no text.
		if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue
		for (const [name, inner] of Object.entries(each)) {
			if (!isText(name)) return false
			left.push(inner)
		}
	}
	return true
}

function isText(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0')
}

/** Refuses a request with text that nothing can be done with, before anything else looks at it. */
export async function refuseBrokenText({ params, query, body, url }: FastifyRequest): Promise<void> {
	if (!isDecodable(url) || ![params, query, body].every(isStorableText)) throw new Problem('request.text.invalid', 400)
}

// Bytes that are no UTF-8, half of a surrogate pair among them, would come out of the query as something else.
function isDecodable(url: string): boolean {
	try {
		decodeURIComponent(url)
		return true
	} catch {
		return false
	}
}

import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Whether a database can keep every text of a request: NUL and half of a surrogate pair are no characters. */
export function isWholesome(value: unknown): boolean {
	if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
	if (typeof value !== 'object' || value === null) return true
	// The bytes of a file are no text.
	if (ArrayBuffer.isView(value)) return true
	return Object.entries(value).every(([name, inner]) => isWholesome(name) && isWholesome(inner))
}

/** Refuses a request with text that nothing can be done with, before anything else looks at it. */
export async function refuseBrokenText({ params, query, body, url }: FastifyRequest): Promise<void> {
	if (!isDecodable(url) || ![params, query, body].every(isWholesome)) throw new Problem('request.text.invalid', 400)
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

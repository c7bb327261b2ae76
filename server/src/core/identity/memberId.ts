import { Problem } from '../problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text could be a member's id: Postgres refuses to compare with any other. */
export function isMemberId(text: string): boolean {
	return UUID.test(text)
}

/** An id out of an address. @throws Problem 404 where it could be nobody's. */
export function memberIdOf(text: string): string {
	if (!isMemberId(text)) throw new Problem('request.notFound', 404)
	return text.toLowerCase()
}

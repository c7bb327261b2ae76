import { Problem } from '../problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID: Postgres fails when it compares a member's id with any other text. */
export function isMemberId(text: string): boolean {
	return UUID.test(text)
}

/** Parses a member's id of a URL. @throws Problem 404 when it is no UUID */
export function memberIdOf(text: string): string {
	if (!isMemberId(text)) throw new Problem('request.notFound', 404)
	return text.toLowerCase()
}

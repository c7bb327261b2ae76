import { createHmac, timingSafeEqual } from 'node:crypto'
import { integer, object, type Static, type TSchema, unknown } from 'shared-contract/schema'
import { Check } from 'typebox/value'

const DAY_MS = 86_400_000
const Kept = object({ value: unknown(), until: integer() })

/** What cookies are sealed with: the secret of the site, and the clock. */
export interface Seal {
	secret: string
	now: Date
}

/**
 * A value that only this site can have written, good for so many days: `<JSON, base64url>.<signature>`.
 * @param purpose keeps the kinds of them apart: one does not pass for another
 */
export function seal(purpose: string, value: unknown, days: number, { secret, now }: Seal): string {
	const text = JSON.stringify({ value, until: now.getTime() + days * DAY_MS })
	return `${Buffer.from(text).toString('base64url')}.${signature(secret, purpose, text).toString('base64url')}`
}

/** What was sealed; nothing where it was not by this site, for another purpose, or too long ago. */
export function unseal<Schema extends TSchema>(
	purpose: string,
	schema: Schema,
	sealed: string | undefined,
	{ secret, now }: Seal,
): Static<Schema> | undefined {
	const [body = '', mark = ''] = sealed?.split('.') ?? []
	const text = Buffer.from(body, 'base64url').toString('utf8')
	const given = Buffer.from(mark, 'base64url')
	const expected = signature(secret, purpose, text)
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
	const kept: unknown = JSON.parse(text)
	if (!Check(Kept, kept) || kept.until <= now.getTime()) return undefined
	return Check(schema, kept.value) ? kept.value : undefined
}

function signature(secret: string, purpose: string, text: string): Buffer {
	return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
}

import { sign, unsign } from '@fastify/cookie'
import { integer, object, type Static, string, type TSchema, unknown } from 'shared-contract/schema'
import { Check } from 'typebox/value'

const SealedValue = object({ purpose: string(), value: unknown(), until: integer() })

/** The key of the site's signed cookies, and the clock. */
export interface Seal {
	secret: string
	now: Date
}

/**
 * A signed value with an expiry: JSON in base64url, signed by `@fastify/cookie`.
 * @param purpose the kind of the cookie; one of another kind is not accepted
 */
export function seal(purpose: string, value: unknown, until: Date, { secret }: Seal): string {
	const text = JSON.stringify({ purpose, value, until: until.getTime() })
	return sign(Buffer.from(text).toString('base64url'), secret)
}

/** The value of a sealed text, and its expiry; undefined when its signature, purpose or expiry is invalid. */
export function unseal<Schema extends TSchema>(
	purpose: string,
	schema: Schema,
	sealed: string | undefined,
	{ secret, now }: Seal,
): { value: Static<Schema>; until: Date } | undefined {
	const opened = unsign(sealed ?? '', secret)
	if (!opened.valid) return undefined
	const content: unknown = JSON.parse(Buffer.from(opened.value, 'base64url').toString('utf8'))
	if (!Check(SealedValue, content) || content.purpose !== purpose || content.until <= now.getTime()) return undefined
	return Check(schema, content.value) ? { value: content.value, until: new Date(content.until) } : undefined
}

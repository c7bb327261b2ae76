import { sign, unsign } from '@fastify/cookie'
import { integer, object, type Static, string, type TSchema, unknown } from 'shared-contract/schema'
import { DAY_MS } from 'shared-contract/units'
import { Check } from 'typebox/value'

const Kept = object({ purpose: string(), value: unknown(), until: integer() })

/** What cookies are sealed with: the secret of the site, and the clock. */
export interface Seal {
	secret: string
	now: Date
}

/**
 * A value that only this site can have written, good for so many days: JSON in base64url, signed by `@fastify/cookie`.
 * @param purpose keeps the kinds of them apart: one does not pass for another
 */
export function seal(purpose: string, value: unknown, days: number, { secret, now }: Seal): string {
	const text = JSON.stringify({ purpose, value, until: now.getTime() + days * DAY_MS })
	return sign(Buffer.from(text).toString('base64url'), secret)
}

/** What was sealed; nothing where it was not by this site, for another purpose, or too long ago. */
export function unseal<Schema extends TSchema>(
	purpose: string,
	schema: Schema,
	sealed: string | undefined,
	{ secret, now }: Seal,
): Static<Schema> | undefined {
	const opened = unsign(sealed ?? '', secret)
	if (!opened.valid) return undefined
	const kept: unknown = JSON.parse(Buffer.from(opened.value, 'base64url').toString('utf8'))
	if (!Check(Kept, kept) || kept.purpose !== purpose || kept.until <= now.getTime()) return undefined
	return Check(schema, kept.value) ? kept.value : undefined
}

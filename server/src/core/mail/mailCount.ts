import { createHash } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../database/schema.ts'
import type { MailKind } from './tables.ts'

const WINDOW_MS = HOUR_MS
/** The limits per hour for one address or one member. */
export const MAILS_PER_HOUR: Readonly<Record<MailKind, number>> = {
	recovery: 5,
	confirmation: 5,
	confirmationAsked: 10,
	changed: 5,
}

/** A key of the rate limit: a kind of e-mail, and the address or the member who asked for it. */
export interface MailLimitKey {
	kind: MailKind
	about: string
}

export type Count =
	| { state: 'counted'; ids: number[] }
	/** Seconds until the next e-mail is allowed. */
	| { state: 'full'; retryAfter: number }

/**
 * Counts an e-mail under each key before it is sent, or under none if one key has reached its limit. Concurrent requests of
 * all processes count each other, so that they send too few e-mails rather than too many.
 */
export async function countMail(db: Database, keys: readonly MailLimitKey[], now: Date): Promise<Count> {
	const rows = keys.map(({ kind, about }) => ({ kind, about_hash: hashOf(about), sent_at: now }))
	const made = await db.insertInto('mail_sent').values(rows).returning('id').execute()
	const ids = made.map(({ id }) => id)
	const waits = await Promise.all(rows.map((row) => waitFor(db, row)))
	const wait = Math.max(...waits)
	if (wait === 0) return { state: 'counted', ids }
	// An e-mail that is not sent must not count, or repeated requests would extend the limit for ever.
	await uncountMail(db, ids)
	return { state: 'full', retryAfter: Math.max(1, Math.ceil(wait / 1000)) }
}

/** Removes the count of an e-mail that was not sent. */
export async function uncountMail(db: Database, ids: readonly number[]): Promise<void> {
	await db.deleteFrom('mail_sent').where('id', 'in', ids).execute()
}

/** Deletes expired counts. */
export async function deleteOldMailCounts(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('mail_sent').where('sent_at', '<=', windowBefore(now)).execute()
}

interface Row {
	kind: MailKind
	about_hash: string
	sent_at: Date
}

/** Milliseconds until a counted e-mail may be sent; 0 when it may be sent now. */
async function waitFor(db: Database, { kind, about_hash, sent_at }: Row): Promise<number> {
	const { count, oldest } = await db
		.selectFrom('mail_sent')
		.where('kind', '=', kind)
		.where('about_hash', '=', about_hash)
		.where('sent_at', '>', windowBefore(sent_at))
		.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date>('sent_at').as('oldest')])
		.executeTakeFirstOrThrow()
	return count > MAILS_PER_HOUR[kind] ? oldest.getTime() + WINDOW_MS - sent_at.getTime() : 0
}

const windowBefore = (now: Date) => new Date(now.getTime() - WINDOW_MS)

function hashOf(about: string): string {
	return createHash('sha256').update(about).digest('base64url')
}

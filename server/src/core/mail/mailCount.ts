import { createHash } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../database/schema.ts'
import type { MailKind } from './tables.ts'

const WINDOW_MS = HOUR_MS
/** Letters that are sent within an hour, by what they are counted by: an address, or the member who asks for them. */
export const MAILS_PER_HOUR: Readonly<Record<MailKind, number>> = {
	recovery: 5,
	confirmation: 5,
	confirmationAsked: 10,
	changed: 5,
}

/** What a letter is counted by: its kind, and its address or the member who asks for it. */
export interface Counted {
	kind: MailKind
	about: string
}

export type Count =
	| { state: 'counted'; ids: number[] }
	/** Seconds after which one more may be sent. */
	| { state: 'full'; retryAfter: number }

/**
 * Counts a letter before it is sent, by each of what it is counted by or, where one of them is full, by none. Letters that
 * are asked for at the same moment, from whichever process, see each other: too few are sent rather than too many.
 */
export async function countMail(db: Database, by: readonly Counted[], now: Date): Promise<Count> {
	const rows = by.map(({ kind, about }) => ({ kind, about_hash: hashOf(about), sent_at: now }))
	const made = await db.insertInto('mail_sent').values(rows).returning('id').execute()
	const ids = made.map(({ id }) => id)
	const waits = await Promise.all(rows.map((row) => waitFor(db, row)))
	const wait = Math.max(...waits)
	if (wait === 0) return { state: 'counted', ids }
	// A letter that is not sent counts for nothing, or whoever asks for ever would never be sent one again.
	await uncountMail(db, ids)
	return { state: 'full', retryAfter: Math.max(1, Math.ceil(wait / 1000)) }
}

/** A letter that was counted was not sent after all. */
export async function uncountMail(db: Database, ids: readonly number[]): Promise<void> {
	await db.deleteFrom('mail_sent').where('id', 'in', ids).execute()
}

/** Forgets the letters that count no more. */
export async function deleteOldMailCounts(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('mail_sent').where('sent_at', '<=', windowBefore(now)).execute()
}

interface Row {
	kind: MailKind
	about_hash: string
	sent_at: Date
}

/** Milliseconds until a letter may be sent, itself being counted: 0 where it may at once. */
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

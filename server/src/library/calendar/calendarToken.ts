import type { Database } from '../../core/database/schema.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** When the private calendar address of a member was made; null if there is none. */
export async function calendarTokenDate(db: Database, memberId: string): Promise<string | null> {
	const row = await db
		.selectFrom('calendar_token')
		.where('member_id', '=', memberId)
		.select('created_at')
		.executeTakeFirst()
	return row?.created_at.toISOString() ?? null
}

/** Makes a token of a member, in place of the one before. Only its hash is stored. */
export async function renewCalendarToken(db: Database, memberId: string, now: Date): Promise<string> {
	const token = newLinkToken()
	const values = { token_hash: hashLinkToken(token), created_at: now }
	await db
		.insertInto('calendar_token')
		.values({ member_id: memberId, ...values })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
		.execute()
	return token
}

/** Ends the token of a member. Idempotent. */
export async function revokeCalendarToken(db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('calendar_token').where('member_id', '=', memberId).execute()
}

/** The member of a token; undefined for an unknown one. */
export async function memberOfCalendarToken(db: Database, token: string): Promise<string | undefined> {
	if (!TOKEN.test(token)) return undefined
	const row = await db
		.selectFrom('calendar_token')
		.where('token_hash', '=', hashLinkToken(token))
		.select('member_id')
		.executeTakeFirst()
	return row?.member_id
}

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { RELEASE_TOKEN_PREFIX, type ReleaseToken } from 'shared-contract'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

const TOKEN_BYTES = 32
const LAST_USE_STEP_MS = MINUTE_MS

/** A new token: 256 random bits with a prefix. */
export function newToken(): string {
	return RELEASE_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored hash of a token. The token is random, so a plain hash is safe. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

interface NewToken {
	slice: string
	label: string
	days: number
	/** The admin who makes it. */
	memberId: string
	now: Date
}

/** Creates a token for one slice. Only its hash is stored. */
export async function makeToken(
	db: Database,
	{ slice, label, days, memberId, now }: NewToken,
): Promise<{ id: string; token: string }> {
	const token = newToken()
	const { id } = await db
		.insertInto('release_token')
		.values({
			hash: hashToken(token),
			slice,
			label,
			member_id: memberId,
			created_at: now,
			expires_at: new Date(now.getTime() + days * DAY_MS),
			used_at: null,
			revoked_at: null,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	return { id, token }
}

/**
 * Why a token `token` ended with its maker `member`: the account was deleted, or the maker is no longer an admin, or was not
 * one for a while since. Null while it holds.
 */
const endedWithMaker = sql<EndedWith | null>`case when member.id is null then 'account'
	when member.role <> 'admin' or exists (select from role_change change where change.member_id = member.id
		and change.before = 'admin' and change.changed_at >= token.created_at) then 'role' end`

/** The slice and label of a valid token. Updates its last use, with a step of a minute. */
export async function grantOf(
	db: Database,
	token: string,
	now: Date,
): Promise<{ slice: string; label: string } | undefined> {
	const found = await db
		.selectFrom('release_token as token')
		.leftJoin('member', 'member.id', 'token.member_id')
		.where('token.hash', '=', hashToken(token))
		.where('token.expires_at', '>', now)
		.where('token.revoked_at', 'is', null)
		.where(endedWithMaker, 'is', null)
		.select(['token.id', 'token.slice', 'token.label', 'token.used_at'])
		.executeTakeFirst()
	if (!found) return undefined
	const { id, slice, label, used_at } = found
	if (!used_at || now.getTime() - used_at.getTime() >= LAST_USE_STEP_MS) {
		await db.updateTable('release_token').set({ used_at: now }).where('id', '=', id).execute()
	}
	return { slice, label }
}

/** All tokens, newest first. */
export async function listTokens(db: Database, now: Date): Promise<ReleaseToken[]> {
	const rows = await db
		.selectFrom('release_token as token')
		.leftJoin('member', 'member.id', 'token.member_id')
		.select(['token.id', 'token.slice', 'token.label', 'member.username'])
		.select(['token.created_at', 'token.expires_at', 'token.used_at', 'token.revoked_at'])
		.select(endedWithMaker.as('ended_with'))
		.orderBy('token.created_at', 'desc')
		.orderBy('token.id')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		slice: row.slice,
		label: row.label,
		by: row.username,
		createdAt: row.created_at.toISOString(),
		expiresAt: row.expires_at.toISOString(),
		usedAt: row.used_at?.toISOString() ?? null,
		...stateOf(row, now),
	}))
}

type EndedWith = NonNullable<ReleaseToken['endedWith']>

function stateOf(
	row: { revoked_at: Date | null; expires_at: Date; ended_with: EndedWith | null },
	now: Date,
): Pick<ReleaseToken, 'state' | 'endedWith'> {
	if (row.revoked_at) return { state: 'revoked' }
	if (row.expires_at <= now) return { state: 'expired' }
	return row.ended_with ? { state: 'revoked', endedWith: row.ended_with } : { state: 'valid' }
}

/** Revokes a token. @returns its slice and label. @throws Problem 404 when there is no such token */
export async function revokeToken(db: Database, id: string, now: Date): Promise<{ slice: string; label: string }> {
	const revoked = await db
		.updateTable('release_token')
		.set({ revoked_at: now })
		.where('id', '=', id)
		.where('revoked_at', 'is', null)
		.returning(['slice', 'label'])
		.executeTakeFirst()
	if (!revoked) throw new Problem('request.notFound', 404)
	return revoked
}

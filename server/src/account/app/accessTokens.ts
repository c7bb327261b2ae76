import { randomBytes } from 'node:crypto'
import {
	ACCESS_TOKENS_PER_MEMBER,
	type AccessToken,
	APP_NAME_MAX_LENGTH,
	SCOPES,
	type Scope,
	TOKEN_DAYS,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { ACCESS_TOKEN_PREFIX, hashToken } from '../../core/identity/tokenAccess.ts'
import { Problem } from '../../core/problem.ts'

const TOKEN_BYTES = 32
const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'used_at'] as const

interface NewToken {
	memberId: string
	name: string
	scopes: readonly Scope[]
	/** One of {@link TOKEN_DAYS}. */
	days: number
	now: Date
}

/** The personal tokens of a member that have not expired, the latest first. */
export async function readAccessTokens(db: Database, memberId: string, now: Date): Promise<AccessToken[]> {
	const rows = await db
		.selectFrom('access_token')
		.where('member_id', '=', memberId)
		.where('expires_at', '>', now)
		.select(COLUMNS)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return rows.map(toAccessToken)
}

/**
 * Makes a personal token. Only its hash is stored.
 *
 * @throws Problem 400 for an invalid name or number of days, 409 `app.token.tooMany`.
 */
export async function makeAccessToken(
	db: Database,
	{ memberId, name: typed, scopes, days, now }: NewToken,
): Promise<{ token: string; item: AccessToken }> {
	const name = trimmedText(typed)
	refuseInvalidFields({
		name: textError(name, { maxLength: APP_NAME_MAX_LENGTH, required: 'text.required' }),
		days: TOKEN_DAYS.some((possible) => possible === days) ? undefined : 'number.invalid',
	})
	const token = ACCESS_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
	return inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		await transaction
			.deleteFrom('access_token')
			.where('member_id', '=', memberId)
			.where('expires_at', '<=', now)
			.execute()
		const { length } = await readAccessTokens(transaction, memberId, now)
		if (length >= ACCESS_TOKENS_PER_MEMBER) throw new Problem('app.token.tooMany', 409)
		const row = await transaction
			.insertInto('access_token')
			.values({
				token_hash: hashToken(token),
				member_id: memberId,
				name,
				scopes: SCOPES.filter((scope) => scopes.includes(scope)),
				created_at: now,
				expires_at: new Date(now.getTime() + days * DAY_MS),
			})
			.returning(COLUMNS)
			.executeTakeFirstOrThrow()
		return { token, item: toAccessToken(row) }
	})
}

/** Ends a personal token. @throws Problem 404 if it is not one of the member */
export async function revokeAccessToken(db: Database, memberId: string, id: string): Promise<void> {
	const { numDeletedRows } = await db
		.deleteFrom('access_token')
		.where('id', '=', memberIdOf(id))
		.where('member_id', '=', memberId)
		.executeTakeFirst()
	if (numDeletedRows === 0n) throw new Problem('request.notFound', 404)
}

interface Row {
	id: string
	name: string
	scopes: Scope[]
	created_at: Date
	expires_at: Date
	used_at: Date | null
}

function toAccessToken({ created_at, expires_at, used_at, ...row }: Row): AccessToken {
	return {
		...row,
		createdAt: created_at.toISOString(),
		expiresAt: expires_at.toISOString(),
		usedAt: used_at?.toISOString() ?? null,
	}
}

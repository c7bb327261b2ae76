import { randomUUID } from 'node:crypto'
import { artworkPath, type ErrorCode, isEmail, type Member, tidyEmail, tidyUsername } from 'shared-contract'
import { inTransaction } from '../core/database/inTransaction.ts'
import type { Database } from '../core/database/schema.ts'
import { looksLikeAnother } from '../core/identity/alikeName.ts'
import { emailKey } from '../core/identity/email.ts'
import { memberColumns, toMember } from '../core/identity/member.ts'
import { usernameError, usernameKey } from '../core/identity/username.ts'
import { Problem } from '../core/problem.ts'
import { hashPassword } from './passwordHash.ts'
import { passwordError } from './passwordRules.ts'

interface Registration {
	username: string
	email: string
	password: string
}

/**
 * Creates an account.
 *
 * @throws Problem with the first validation error, and all errors by field.
 */
export async function register(db: Database, draft: Registration, now: Date): Promise<Member> {
	const username = tidyUsername(draft.username)
	const email = tidyEmail(draft.email)
	refuseFields(400, {
		username: usernameError(username),
		email: isEmail(email) ? undefined : 'auth.email.invalid',
		password: await passwordError(draft.password, [username, email]),
	})

	const keys = { username_key: usernameKey(username), email_key: emailKey(email) }
	const password_hash = await hashPassword(draft.password)
	const id = randomUUID()
	const row = await inTransaction(db, async (transaction) => {
		if (await looksLikeAnother(transaction, username)) refuseFields(409, { username: 'auth.username.alike' })
		return transaction
			.insertInto('member')
			.values({ id, avatar_url: artworkPath('avatar', id), username, email, ...keys, password_hash, joined_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.returning(memberColumns)
			.executeTakeFirst()
	})
	if (row) return toMember(row)

	const taken = await db
		.selectFrom('member')
		.where((member) =>
			member.or([member('username_key', '=', keys.username_key), member('email_key', '=', keys.email_key)]),
		)
		.select(['username_key', 'email_key'])
		.execute()
	refuseFields(409, {
		username: taken.some((other) => other.username_key === keys.username_key) ? 'auth.username.taken' : undefined,
		email: taken.some((other) => other.email_key === keys.email_key) ? 'auth.email.taken' : undefined,
	})
	throw new Problem('server.unavailable', 503)
}

function refuseFields(statusCode: number, breaches: Record<string, ErrorCode | undefined>): void {
	const fields: Record<string, ErrorCode> = {}
	for (const [field, code] of Object.entries(breaches)) if (code) fields[field] = code
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, statusCode, { fields })
}

import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import type { AppContext } from '../core/appContext.ts'
import { emailKey } from '../core/identity/email.ts'
import { lockMember } from '../core/identity/lockMember.ts'
import { endSessionsOf } from '../core/identity/session.ts'
import { Problem } from '../core/problem.ts'
import { endAccess } from './endAccess.ts'
import { clearAttempts } from './loginAttempt.ts'
import { hashPassword } from './passwordHash.ts'
import { refuseBadPassword } from './passwordRules.ts'

const TOKEN_BYTES = 32
const VALID_MS = HOUR_MS
/** Maximum valid links per account, against floods of mail. */
export const RECOVERIES_MAX = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Creates the token of a recovery link, valid for an hour, if an account has the e-mail and fewer than
 * {@link RECOVERIES_MAX} links. Only its hash is stored.
 */
export async function startRecovery({ db, now }: AppContext, email: string): Promise<string | undefined> {
	const token = randomBytes(TOKEN_BYTES).toString('base64url')
	const requestedAt = now()
	await db.deleteFrom('password_recovery').where('expires_at', '<=', requestedAt).execute()
	const row = await db.transaction().execute(async (transaction) => {
		const member = await transaction
			.selectFrom('member')
			.where('email_key', '=', emailKey(email))
			.select('id')
			.executeTakeFirst()
		if (!member) return undefined
		await lockMember(transaction, member.id)
		const { waiting } = await transaction
			.selectFrom('password_recovery')
			.where('member_id', '=', member.id)
			.select(({ fn }) => fn.countAll<number>().as('waiting'))
			.executeTakeFirstOrThrow()
		if (waiting >= RECOVERIES_MAX) return undefined
		const expires_at = new Date(requestedAt.getTime() + VALID_MS)
		return transaction
			.insertInto('password_recovery')
			.values({ token_hash: hashOf(token), member_id: member.id, expires_at })
			.returning('member_id')
			.executeTakeFirst()
	})
	return row ? token : undefined
}

/**
 * Sets a new password with a recovery token. Ends all sessions, all other access, and all links and unfinished sign-ins of the
 * account, in case an attacker was in it.
 *
 * @throws auth.password.*, the link then stays valid; auth.link.invalid.
 */
export async function finishRecovery(context: AppContext, token: string, password: string): Promise<void> {
	const { db, now, live } = context
	await refuseBadPassword(password, await ownerOf(db, token, now()))
	const password_hash = await hashPassword(password)
	const memberId = await db.transaction().execute(async (transaction) => {
		const recovery = await transaction
			.deleteFrom('password_recovery')
			.where('token_hash', '=', hashOf(token))
			.where('expires_at', '>', now())
			.returning('member_id')
			.executeTakeFirst()
		if (!recovery) throw new Problem('auth.link.invalid', 400)
		const { member_id } = recovery
		const { email_key } = await transaction
			.updateTable('member')
			.set({ password_hash })
			.where('id', '=', member_id)
			.returning('email_key')
			.executeTakeFirstOrThrow()
		await transaction.deleteFrom('email_change').where('member_id', '=', member_id).execute()
		// The owner of the mailbox does not wait for other people's failed attempts.
		if (email_key !== null) await clearAttempts(transaction, email_key)
		await transaction.deleteFrom('password_recovery').where('member_id', '=', member_id).execute()
		await transaction.deleteFrom('pending_sign_in').where('member_id', '=', member_id).execute()
		await transaction.deleteFrom('passkey_challenge').where('member_id', '=', member_id).execute()
		await endAccess(context, transaction, member_id)
		await endSessionsOf(transaction, member_id)
		return member_id
	})
	live.endSessionsOf(memberId)
}

/** The username and e-mail of a link's account. */
async function ownerOf(db: AppContext['db'], token: string, now: Date): Promise<string[]> {
	const row = await db
		.selectFrom('password_recovery')
		.innerJoin('member', 'member.id', 'password_recovery.member_id')
		.where('token_hash', '=', hashOf(token))
		.where('password_recovery.expires_at', '>', now)
		.select(['username', 'email'])
		.executeTakeFirst()
	if (!row) throw new Problem('auth.link.invalid', 400)
	return [row.username, row.email ?? '']
}

import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { HOUR_MS } from 'shared-contract/units'
import type { AppContext } from '../core/appContext.ts'
import type { Schema } from '../core/database/schema.ts'
import { emailKey } from '../core/identity/email.ts'
import { endSessionsOf } from '../core/identity/session.ts'
import { Problem } from '../core/problem.ts'
import { clearAttempts } from './loginAttempt.ts'
import { hashPassword } from './passwordHash.ts'
import { refuseBadPassword } from './passwordRules.ts'

const TOKEN_BYTES = 32
const VALID_MS = HOUR_MS
/** Links of an account that are good at once: who asks for ever fills nobody's mailbox. */
export const RECOVERIES_MAX = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Makes a link's token that is good for an hour, where the e-mail belongs to an account that does not have its fill of
 * them. It is stored hashed.
 */
export async function startRecovery({ db, now }: AppContext, email: string): Promise<string | undefined> {
	const token = randomBytes(TOKEN_BYTES).toString('base64url')
	const asked = now()
	await db.deleteFrom('password_recovery').where('expires_at', '<=', asked).execute()
	const row = await db
		.insertInto('password_recovery')
		.columns(['token_hash', 'member_id', 'expires_at'])
		.expression(
			db
				.selectFrom('member')
				.where('email_key', '=', emailKey(email))
				.where((eb) => eb(waitingFor(eb), '<', RECOVERIES_MAX))
				.select(({ val, cast }) => [
					cast<string>(val(hashOf(token)), 'text').as('token_hash'),
					'id',
					cast<Date>(val(new Date(asked.getTime() + VALID_MS)), 'timestamptz').as('expires_at'),
				]),
		)
		.returning('member_id')
		.executeTakeFirst()
	return row ? token : undefined
}

/**
 * Sets another password with the token of a recovery. Every session of the account ends, and every other link to it: who
 * had come in with the password before takes it over by none of them.
 *
 * @throws auth.password.*, the link then stays good; auth.link.invalid.
 */
export async function finishRecovery({ db, now, live }: AppContext, token: string, password: string): Promise<void> {
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
		// Whoever reads the mail of the account need not wait for what others tried.
		if (email_key !== null) await clearAttempts(transaction, email_key)
		await transaction.deleteFrom('password_recovery').where('member_id', '=', member_id).execute()
		await endSessionsOf(transaction, member_id)
		return member_id
	})
	live.endSessionsOf(memberId)
}

/** The name and address of the account that a link opens. */
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

function waitingFor(eb: ExpressionBuilder<Schema, 'member'>) {
	return eb
		.selectFrom('password_recovery')
		.whereRef('password_recovery.member_id', '=', 'member.id')
		.select(({ fn }) => fn.countAll<number>().as('count'))
}

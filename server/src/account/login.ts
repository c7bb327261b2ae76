import type { Member } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { emailKey } from '../core/identity/email.ts'
import { memberColumns, toMember } from '../core/identity/member.ts'
import { Problem } from '../core/problem.ts'
import { attemptSucceeded, beginAttempt } from './loginAttempt.ts'
import { isPassword, refuseWhereHashingIsBusy } from './passwordHash.ts'
import type { Proof } from './proof.ts'

interface Login {
	email: string
	password: string
	address: string
	now: Date
}

/** A member and the proof of their identity. */
export interface Proven {
	member: Member
	proof?: Proof
}

/**
 * The member with an e-mail and a password.
 *
 * @throws auth.credentials, the same for a wrong password and an unknown e-mail; auth.tooMany; server.busy.
 */
export async function login(db: Database, { email, password, address, now }: Login): Promise<Proven> {
	const account = emailKey(email)
	refuseWhereHashingIsBusy()
	const attempt = await beginAttempt(db, { address, account, now })
	const row = await db
		.selectFrom('member')
		.where('email_key', '=', account)
		.select([...memberColumns, 'member.password_hash'])
		.executeTakeFirst()
	const matches = await isPassword(password, row?.password_hash)
	if (!row || !matches) throw new Problem('auth.credentials', 401)
	await attemptSucceeded(db, attempt, account)
	return { member: toMember(row), proof: { passwordHash: row.password_hash } }
}

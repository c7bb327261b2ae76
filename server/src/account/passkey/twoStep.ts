import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { renewCodes } from './recoveryCodes.ts'

/** Whether a sign-in by password or Discord also needs a passkey or a recovery code. */
export async function hasTwoStep(db: Database, memberId: string): Promise<boolean> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('two_step').executeTakeFirst()
	return row?.two_step ?? false
}

/** The same, and locks the member until the transaction ends. */
export async function lockTwoStep(transaction: Database, memberId: string): Promise<boolean> {
	const row = await transaction
		.selectFrom('member')
		.where('id', '=', memberId)
		.select('two_step')
		.forNoKeyUpdate()
		.executeTakeFirst()
	return row?.two_step ?? false
}

/**
 * Turns the two-step sign-in on and replaces the recovery codes.
 *
 * @throws auth.passkey.missing without a passkey.
 */
export async function turnOnTwoStep(db: Database, memberId: string): Promise<{ codes: string[]; wasOn: boolean }> {
	return db.transaction().execute(async (transaction) => {
		const wasOn = await lockTwoStep(transaction, memberId)
		const passkey = await transaction
			.selectFrom('passkey')
			.where('member_id', '=', memberId)
			.select('id')
			.executeTakeFirst()
		if (!passkey) throw new Problem('auth.passkey.missing', 409)
		await transaction.updateTable('member').set({ two_step: true }).where('id', '=', memberId).execute()
		return { codes: await renewCodes(transaction, memberId), wasOn }
	})
}

/** Turns the two-step sign-in off; its recovery codes end with it. */
export async function turnOffTwoStep(db: Database, memberId: string): Promise<void> {
	await db.updateTable('member').set({ two_step: false }).where('id', '=', memberId).execute()
	await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
}

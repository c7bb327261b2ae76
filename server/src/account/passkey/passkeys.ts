import type { AccountSecurity } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { hasTwoStep, lockTwoStep, turnOffTwoStep } from './twoStep.ts'

/** The ids and transports of a member's passkeys, for a browser that looks for them. */
export async function descriptorsOf(db: Database, memberId: string): Promise<{ id: string; transports: string[] }[]> {
	const rows = await db
		.selectFrom('passkey')
		.where('member_id', '=', memberId)
		.select(['id', 'transports'])
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter((text) => text !== '') }))
}

/** A member's passkeys, the state of the two-step sign-in, and the number of unused recovery codes. */
export async function readSecurity(db: Database, memberId: string): Promise<AccountSecurity> {
	const passkeys = await db
		.selectFrom('passkey')
		.where('member_id', '=', memberId)
		.select(['id', 'name', 'created_at', 'used_at'])
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const codes = await db.selectFrom('recovery_code').where('member_id', '=', memberId).select('code_hash').execute()
	return {
		passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
			id,
			name,
			createdAt: created_at.toISOString(),
			usedAt: used_at?.toISOString() ?? null,
		})),
		twoStep: await hasTwoStep(db, memberId),
		codesLeft: codes.length,
	}
}

/**
 * Removes a passkey. Without the last one the two-step sign-in ends, or nobody could sign in any more.
 *
 * @returns whether the two-step sign-in has ended. @throws Problem 404 if it is not one of the member's.
 */
export async function removePasskey(db: Database, memberId: string, id: string): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const wasOn = await lockTwoStep(transaction, memberId)
		const removed = await transaction
			.deleteFrom('passkey')
			.where('id', '=', id)
			.where('member_id', '=', memberId)
			.returning('id')
			.executeTakeFirst()
		if (!removed) throw new Problem('request.notFound', 404)
		if (!wasOn || (await descriptorsOf(transaction, memberId)).length > 0) return false
		await turnOffTwoStep(transaction, memberId)
		return true
	})
}

import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'

/** How a client proved to own an account: the hash that its password matched, or the id of the linked account. */
export type Proof = { passwordHash: string | null } | { linkedId: string }

/**
 * Locks a member's row until the transaction ends. Returns false when the proof is no longer valid: the owner may change the
 * password while a slow check of the old one runs.
 */
export async function lockProven(
	transaction: Database,
	memberId: string,
	proof?: Proof,
	linkedAccount?: AppContext['linkedAccount'],
): Promise<boolean> {
	const member = await transaction
		.selectFrom('member')
		.where('id', '=', memberId)
		.select('password_hash')
		.forNoKeyUpdate()
		.executeTakeFirst()
	if (!member || proof === undefined) return member !== undefined
	if ('passwordHash' in proof) return member.password_hash === proof.passwordHash
	return (await linkedAccount?.(transaction, memberId))?.id === proof.linkedId
}

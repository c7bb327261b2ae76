import { sql } from 'kysely'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'

/** How a client proved to own an account: the hash that its password matched, or the id of the linked account. */
export type Proof = { passwordHash: string | null } | { linkedId: string }

/**
 * Locks a member's row until the transaction ends. Returns false when the proof is no longer valid: the owner may change the
 * password while a slow check of the old one runs.
 *
 * @param linkedAccount needed for the proof by a linked account
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
		.select('id')
		.$if(proof !== undefined && 'passwordHash' in proof, (query) =>
			query.where(
				sql<boolean>`password_hash is not distinct from ${proof && 'passwordHash' in proof ? proof.passwordHash : null}`,
			),
		)
		.forNoKeyUpdate()
		.executeTakeFirst()
	if (!member || proof === undefined || 'passwordHash' in proof) return member !== undefined
	return (await linkedAccount?.(transaction, memberId))?.id === proof.linkedId
}

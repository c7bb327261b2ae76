import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

/** How a client proved to own an account: the hash that its password matched, or the linked Discord account. */
export type Proof = { passwordHash: string | null } | { discordId: string }

/**
 * Locks a member's row until the transaction ends. Returns false when the proof is no longer valid: the owner may change the
 * password while a slow check of the old one runs.
 */
export async function lockProven(transaction: Database, memberId: string, proof?: Proof): Promise<boolean> {
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
	const linked = await transaction
		.selectFrom('discord_account')
		.where('member_id', '=', memberId)
		.where('discord_id', '=', proof.discordId)
		.select('member_id')
		.forKeyShare()
		.executeTakeFirst()
	return linked !== undefined
}

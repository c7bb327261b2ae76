import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What proved the owner of an account: the hash that the password matched, or the linked Discord account. */
export type Proof = { passwordHash: string | null } | { discordId: string }

/**
 * Holds a member's row until the transaction ends, if the proof still holds. Checking a password takes a while: meanwhile
 * the owner may have chosen another one, to keep out people who know the old one.
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

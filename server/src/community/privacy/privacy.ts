import type { Privacy } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** A member's privacy settings; public by default. */
export async function readPrivacy(db: Database, memberId: string): Promise<Privacy> {
	const row = await db
		.selectFrom('member_privacy')
		.where('member_id', '=', memberId)
		.select('is_public')
		.executeTakeFirst()
	return { isPublic: row?.is_public ?? true }
}

export async function writePrivacy(db: Database, memberId: string, { isPublic }: Privacy): Promise<void> {
	await db
		.insertInto('member_privacy')
		.values({ member_id: memberId, is_public: isPublic })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet({ is_public: isPublic }))
		.execute()
}

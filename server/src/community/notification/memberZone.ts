import type { Database } from '../../core/database/schema.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'

/** The time zone of a member, as their browser last said with the choice of notifications; otherwise that of most readers. */
export async function memberZone(db: Database, memberId: string): Promise<string> {
	const row = await db
		.selectFrom('notification_preference')
		.where('member_id', '=', memberId)
		.select('zone')
		.executeTakeFirst()
	return row?.zone ?? DEFAULT_ZONE
}

import type { Database } from '../database/schema.ts'
import { DEFAULT_ZONE } from '../language/knownZone.ts'

/** The time zone of a member, as their browser last said with the choice of notifications; otherwise that of most readers. */
export async function memberZone(db: Database, memberId: string): Promise<string> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('zone').executeTakeFirst()
	return row?.zone ?? DEFAULT_ZONE
}

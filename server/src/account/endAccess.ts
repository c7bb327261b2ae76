import { sql } from 'kysely'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { revokeCalendarToken } from '../library/public.ts'

/**
 * Ends what acts or reads for a member without a session: personal tokens, what apps may do, the addresses of private
 * calendars, and what plugins let in.
 */
export async function endAccess(context: AppContext, db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('access_token').where('member_id', '=', memberId).execute()
	await db.deleteFrom('oauth_record').where('member_id', '=', memberId).execute()
	// An answer that an app's browser has not fetched yet belongs to no member until then.
	await sql`delete from oauth_record where model = 'Interaction'
		and payload -> 'result' -> 'login' ->> 'accountId' = ${memberId}`.execute(db)
	await revokeCalendarToken(db, memberId)
	await db.deleteFrom('group_calendar').where('member_id', '=', memberId).execute()
	await context.endPluginAccess(db, memberId)
}

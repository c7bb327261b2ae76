import { sql } from 'kysely'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'

/**
 * Deletes expired tokens, and grants of which nothing is left. A refresh token that was used stays until it expires: its
 * second use shows that somebody has stolen it.
 */
export async function deleteExpiredAccess(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('access_token').where('expires_at', '<=', now).execute()
	await db.deleteFrom('oauth_record').where('expires_at', '<=', now).execute()
	// A grant gets its code when the browser comes back, within minutes.
	await sql`delete from oauth_record given where model = 'Grant' and created_at < ${new Date(now.getTime() - HOUR_MS)}
		and not exists (select from oauth_record r where r.grant_hash = given.id_hash)`.execute(db)
}

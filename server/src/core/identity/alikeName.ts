import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { usernameKey } from './username.ts'

/**
 * Whether another member has a name that looks like this one, as `Iimes` like `limes`. In a transaction it also makes those who
 * want such names run one after the other. A member who only writes their name another way is not refused.
 *
 * @param memberId the member who wants the name; undefined for a new one
 */
export async function looksLikeAnother(db: Database, username: string, memberId?: string): Promise<boolean> {
	const key = usernameKey(username)
	await sql`select pg_advisory_xact_lock(hashtextextended('name ' || username_skeleton(${username}), 0))`.execute(db)
	const { rows } = await sql`select from member
		where username_skeleton(username) = username_skeleton(${username}) and username_key <> ${key}
			and id is distinct from ${memberId ?? null}::uuid
			and not exists (select from member self where self.id = ${memberId ?? null}::uuid and self.username_key = ${key})
		limit 1`.execute(db)
	return rows.length > 0
}

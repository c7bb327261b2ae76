import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { showsAdult } from '../core/identity/age.ts'

/** SQL condition: `title t` is on the site for everybody. An adult title is stored as removed, so that it never is. */
export const SHOWN = sql<SqlBool>`t.removed_at is null`

/** SQL condition: `title t` is shown to a member. Adults who asked for them see adult titles, too. */
export function isShownTo(memberId: string | Expression<unknown>): RawBuilder<SqlBool> {
	const member = typeof memberId === 'string' ? sql`${memberId}::uuid` : memberId
	return sql<SqlBool>`(t.removed_at is null or (t.is_adult and ${showsAdult(member)}))`
}

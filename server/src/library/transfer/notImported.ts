import { type RawBuilder, sql } from 'kysely'

/** SQL condition: excludes rows of a member that a list import dated, which did not happen at that instant. */
export function notImported(memberId: string | RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`${at} <> all (array(select i.begun_at from list_import i where i.member_id = ${memberId} and i.begun_at is not null))`
}

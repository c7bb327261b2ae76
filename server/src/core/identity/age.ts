import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { ADULT_AGE } from 'shared-contract'

/** The latest birth date of an adult on a day; both are ISO dates. */
export function latestAdultBirth(today: string): string {
	return `${String(Number(today.slice(0, 4)) - ADULT_AGE).padStart(4, '0')}${today.slice(4, 10)}`
}

/** SQL condition: the member gave a birth date by which they are a minor. */
export function isMinor(memberId: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select from member_age a where a.member_id = ${memberId}
		and a.born_on > to_char((now() at time zone 'utc') - ${ADULT_AGE} * interval '1 year', 'YYYY-MM-DD'))`
}

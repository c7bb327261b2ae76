import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { ADULT_AGE } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import type { Database } from '../database/schema.ts'

/** The latest birth date of an adult on a day; both are ISO dates. */
export function latestAdultBirth(today: string): string {
	return `${String(Number(today.slice(0, 4)) - ADULT_AGE).padStart(4, '0')}${today.slice(4, 10)}`
}

const LATEST_BIRTH = sql`to_char((now() at time zone 'utc') - ${sql.lit(ADULT_AGE)} * interval '1 year', 'YYYY-MM-DD')`

/** SQL condition: the member gave a birth date by which they are a minor. */
export function isMinor(memberId: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select from member_age a where a.member_id = ${memberId} and a.born_on > ${LATEST_BIRTH})`
}

/** SQL condition: the member is an adult who asked for adult titles. */
export function showsAdult(memberId: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select from member_age a
		where a.member_id = ${memberId} and a.shows_adult and a.born_on <= ${LATEST_BIRTH})`
}

/** True if the member is an adult who asked for adult titles. */
export async function seesAdult(db: Database, memberId: string): Promise<boolean> {
	const { rows } = await sql<{ sees: boolean }>`select ${showsAdult(sql`${memberId}::uuid`)} as sees`.execute(db)
	return rows[0]?.sees === true
}

/** A member's birth date and their choice of adult titles; undefined before they give one. */
export function readAge(db: Database, memberId: string) {
	return db
		.selectFrom('member_age')
		.where('member_id', '=', memberId)
		.select(['born_on', 'shows_adult'])
		.executeTakeFirst()
}

/**
 * Whether the model may read what a member writes: its provider's terms allow adults only. `askAge`: the site wants a birth date
 * first.
 */
export async function modelAccess(
	{ db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
	memberId: string,
): Promise<'allowed' | 'refused' | 'askAge'> {
	if (settings.GEMINI_API_KEY === undefined) return 'refused'
	const age = await readAge(db, memberId)
	if (!age) return settings.ASSISTANT_ASKS_AGE ? 'askAge' : 'allowed'
	return age.born_on <= latestAdultBirth(now().toISOString().slice(0, 10)) ? 'allowed' : 'refused'
}

/** Takes adult titles from every member: a site that does not offer them calls it when it starts. */
export async function withdrawAdult(db: Database): Promise<void> {
	await db.updateTable('member_age').set({ shows_adult: false }).where('shows_adult', '=', true).execute()
}

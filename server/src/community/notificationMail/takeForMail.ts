import { sql } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { KIND } from '../notification/mayNotify.ts'
import { WAITS_FOR_CHANNEL } from '../notification/waiting.ts'

/** Who is on the site reads it there within that time. */
const READING_MS = 10 * MINUTE_MS
/** After a stop of the site, older ones are no news any more. */
const MAX_AGE_MS = DAY_MS
/** A member gets at most one e-mail in that time. */
const APART_MS = HOUR_MS
const MEMBERS_AT_ONCE = 50

/** Takes the notifications of members to whom an e-mail is due: no other turn, of any process, gets them. */
export async function takeForMail(db: Database, now: Date): Promise<number[]> {
	const before = (ms: number) => new Date(now.getTime() - ms)
	const waits = sql`notification.member_id = preference.member_id and notification.mailed_at is null
		and notification.created_at > ${before(MAX_AGE_MS)} and notification.created_at <= ${before(READING_MS)}
		and ${KIND} = any(preference.email) and ${WAITS_FOR_CHANNEL}`
	const { rows } = await sql<{ id: number }>`
		with due as (
			select preference.member_id, preference.email from notification_preference preference
			join member on member.id = preference.member_id and member.email is not null
			where preference.email <> '{}'
				and (preference.mailed_at is null or preference.mailed_at <= ${before(APART_MS)})
				and exists (select from notification where ${waits})
			order by preference.member_id limit ${MEMBERS_AT_ONCE} for update of preference skip locked
		), mailed as (
			update notification_preference set mailed_at = ${now} from due
			where notification_preference.member_id = due.member_id
		)
		update notification as taken set mailed_at = ${now}
		from (select notification.id from due as preference join notification on ${waits}) as waiting
		where taken.id = waiting.id returning taken.id`.execute(db)
	return rows.map(({ id }) => id)
}

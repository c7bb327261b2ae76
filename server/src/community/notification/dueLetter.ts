import type { Locale } from 'shared-contract'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import { nextLetter } from './nextLetter.ts'

/** A member to whom the weekly letter is due. */
export interface DueLetter {
	memberId: string
	username: string
	email: string
	locale: Locale
	zone: string
	/** When the one after it is due. */
	next: Date
}

const WEEK_MS = 7 * DAY_MS
/** A letter that the mail server did not take for so long is not sent any more. */
const GIVEN_UP_MS = 12 * HOUR_MS

/**
 * Takes the letter that has been due the longest: no other turn, of any process, gets it. After a stop of the site a member gets
 * one letter, however many were due.
 */
export function takeDueLetter(db: Database, now: Date): Promise<DueLetter | undefined> {
	return db.transaction().execute(async (transaction) => {
		const due = await transaction
			.selectFrom('notification_preference as preference')
			.innerJoin('member', 'member.id', 'preference.member_id')
			.where('preference.letter_at', '<=', now)
			.where('member.email', 'is not', null)
			.select(['member.id as memberId', 'member.username', 'member.email', 'preference.locale', 'member.zone'])
			.orderBy('preference.letter_at')
			.orderBy('preference.member_id')
			.limit(1)
			.forUpdate('preference')
			.skipLocked()
			.executeTakeFirst()
		if (!due || due.email === null) return undefined
		const zone = due.zone ?? DEFAULT_ZONE
		const next = nextLetter(now, zone)
		await transaction
			.updateTable('notification_preference')
			.set({ letter_at: next })
			.where('member_id', '=', due.memberId)
			.execute()
		return { ...due, email: due.email, zone, next }
	})
}

/** Makes a letter due again in an hour, on the morning on which the mail server was away. */
export async function postponeLetter(db: Database, { memberId, next }: DueLetter, now: Date): Promise<void> {
	if (now.getTime() > next.getTime() - WEEK_MS + GIVEN_UP_MS) return
	await db
		.updateTable('notification_preference')
		.set({ letter_at: new Date(now.getTime() + HOUR_MS) })
		.where('member_id', '=', memberId)
		.where('letter_at', '=', next)
		.execute()
}

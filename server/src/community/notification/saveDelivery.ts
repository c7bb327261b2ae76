import {
	type Locale,
	NOTIFICATION_PREFERENCES,
	type NotificationDelivery,
	type NotificationPreferences,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { memberZone } from '../../core/identity/memberZone.ts'
import { knownZone } from '../../core/language/knownZone.ts'
import { movedLetter, nextLetter } from './nextLetter.ts'
import { siteColumns } from './preferences.ts'

interface ChosenDelivery extends NotificationDelivery {
	zone: string
	locale: Locale
}

/** Stores how a member is told of what. The first weekly letter comes on the next Monday. */
export async function saveDelivery(db: Database, memberId: string, chosen: ChosenDelivery, now: Date): Promise<void> {
	const { site, push, email, quietHours, letter, locale } = chosen
	const zone = knownZone(chosen.zone)
	const before = await db
		.selectFrom('notification_preference')
		.where('member_id', '=', memberId)
		.select('letter_at')
		.executeTakeFirst()
	const due = before?.letter_at
	const hasMoved = (await memberZone(db, memberId)) !== zone
	const letterAt = due ? (hasMoved ? movedLetter(due, zone, now) : due) : nextLetter(now, zone)
	const columns = {
		...siteColumns(site),
		push: kindsOf(push),
		email: kindsOf(email),
		quiet_from: quietHours?.from ?? null,
		quiet_to: quietHours?.to ?? null,
		letter_at: letter ? letterAt : null,
		locale,
	}
	await db.updateTable('member').set({ zone }).where('id', '=', memberId).execute()
	await db
		.insertInto('notification_preference')
		.values({ member_id: memberId, ...columns })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
		.execute()
}

const kindsOf = (chosen: NotificationPreferences) =>
	NOTIFICATION_PREFERENCES.filter((kind) => chosen[kind] ?? chosen.comments)

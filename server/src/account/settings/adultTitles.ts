import { ADULT_AGE, type AdultTitles, OLDEST_AGE } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields } from '../../core/http/textField.ts'
import { latestAdultBirth, readAge } from '../../core/identity/age.ts'
import { Problem } from '../../core/problem.ts'

type Dependencies = Pick<AppContext, 'db' | 'settings' | 'now'>

const todayOf = (now: Date) => now.toISOString().slice(0, 10)

/** A member's birth date and their choice of adult titles. */
export async function readAdultTitles({ db, settings, now }: Dependencies, memberId: string): Promise<AdultTitles> {
	const row = await readAge(db, memberId)
	return {
		bornOn: row?.born_on ?? null,
		isMinor: row !== undefined && row.born_on > latestAdultBirth(todayOf(now())),
		showsAdult: row?.shows_adult ?? false,
		isOffered: settings.ADULT_TITLES === 'members',
	}
}

/**
 * Stores a member's birth date and their choice of adult titles. A minor cannot give an earlier date than before.
 *
 * @throws Problem 400 for an impossible date, 403 or 409 for a choice that the member does not have.
 */
export async function writeAdultTitles(
	{ db, settings, now }: Dependencies,
	memberId: string,
	{ bornOn, showsAdult }: { bornOn: string; showsAdult?: boolean | undefined },
): Promise<void> {
	const today = todayOf(now())
	refuseInvalidFields({ bornOn: isBirthDate(bornOn, today) ? undefined : 'auth.birthDate.invalid' })
	await inTransaction(db, async (transaction) => {
		// Two requests at once: the second one sees the date of the first.
		await transaction.selectFrom('member').where('id', '=', memberId).select('id').forUpdate().execute()
		const before = await readAge(transaction, memberId)
		const wasMinor = before !== undefined && before.born_on > latestAdultBirth(today)
		if (wasMinor && bornOn < before.born_on) throw new Problem('auth.birthDate.locked', 409)
		const isMinor = bornOn > latestAdultBirth(today)
		if (showsAdult && settings.ADULT_TITLES !== 'members') throw new Problem('auth.adult.off', 403)
		// The date of a minor is kept, so that a second try with another one does not help.
		await storeAge(transaction, {
			member_id: memberId,
			born_on: bornOn,
			shows_adult: (showsAdult ?? before?.shows_adult ?? false) && !isMinor,
		})
	})
	if (showsAdult && bornOn > latestAdultBirth(today)) throw new Problem('auth.birthDate.minor', 403)
}

async function storeAge(db: Database, row: { member_id: string; born_on: string; shows_adult: boolean }) {
	const { member_id, ...values } = row
	await db
		.insertInto('member_age')
		.values({ member_id, ...values })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
		.execute()
}

/** A real day, neither in the future nor too long ago. */
function isBirthDate(text: string, today: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > today) return false
	const day = new Date(`${text}T00:00:00Z`)
	if (Number.isNaN(day.getTime()) || todayOf(day) !== text) return false
	const oldest = `${Number(latestAdultBirth(today).slice(0, 4)) + ADULT_AGE - OLDEST_AGE}${today.slice(4)}`
	return text >= oldest
}

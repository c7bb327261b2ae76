import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { lockVersion, raiseVersion } from '../recordChanges.ts'
import { holdVotes, isHeld } from './heldVotes.ts'
import { rescore } from './rescore.ts'

/** Keeps a member's votes out of the rankings, or counts them again. @returns false if there is no such member. */
export async function setVotesAside(
	db: Database,
	{ memberId, isAside, now }: { memberId: string; isAside: boolean; now: Date },
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		// Every write of the catalogue locks the version first, which avoids deadlocks.
		await lockVersion(transaction)
		const { rows } = await sql`update member set votes_aside_at = ${isAside ? now : null}
			where id = ${memberId} returning id`.execute(transaction)
		if (rows.length === 0) return false
		const titles = await holdVotes(transaction, { memberId, now })
		await rescore(transaction, titles, await raiseVersion(transaction))
		return true
	})
}

/** Counts the votes of accounts that became old enough. Belongs in a transaction. */
export async function releaseHeldVotes(db: Database, now: Date): Promise<void> {
	await lockVersion(db)
	const { rows } = await sql<{ id: number }>`update title_vote v set is_held = false from member m
		where v.is_held and m.id = v.member_id and not ${isHeld(now)} returning v.title_id as id`.execute(db)
	if (rows.length > 0) await rescore(db, [...new Set(rows.map(({ id }) => id))], await raiseVersion(db))
}

import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

interface Move {
	memberId: string
	titleId: number
	/** Which time through. */
	round: number
	/** How many episodes or chapters have been seen then. */
	to: number
	now: Date
}

/**
 * Writes what has been seen into the log and takes the counter of the entry from it: nothing else writes either, so that
 * they always agree. Going back forgets what lies beyond. Belongs in a transaction that holds the entry.
 */
export async function moveProgress(db: Database, { memberId, titleId, round, to, now }: Move): Promise<void> {
	const ofRound = sql`member_id = ${memberId} and title_id = ${titleId} and round = ${round}`
	await sql`delete from list_progress where ${ofRound} and first > ${to}`.execute(db)
	await sql`update list_progress set last = ${to} where ${ofRound} and last > ${to}`.execute(db)
	await sql`insert into list_progress (member_id, title_id, round, first, last, seen_at)
		select ${memberId}, ${titleId}, ${round}, reached.last + 1, ${to}, ${now}
		from (select coalesce(max(last), 0) as last from list_progress where ${ofRound}) reached
		where reached.last < ${to}`.execute(db)
	await sql`update list_entry set rewatches = ${round},
			progress = (select coalesce(sum(last - first + 1), 0) from list_progress where ${ofRound})
		where member_id = ${memberId} and title_id = ${titleId}`.execute(db)
}

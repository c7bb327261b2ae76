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

/** The same for many entries of a member, in as few statements. Each has one move at most. */
export async function moveProgressOfMany(
	db: Database,
	memberId: string,
	moves: readonly Omit<Move, 'memberId'>[],
): Promise<void> {
	const asked = moves.map(({ titleId, round, to, now }) => ({ title_id: titleId, round, reached: to, seen_at: now }))
	const move = sql`json_to_recordset(${JSON.stringify(asked)}::json)
		as m (title_id integer, round smallint, reached integer, seen_at timestamptz)`
	const ofRound = sql`p.member_id = ${memberId} and p.title_id = m.title_id and p.round = m.round`
	await sql`delete from list_progress p using ${move} where ${ofRound} and p.first > m.reached`.execute(db)
	await sql`update list_progress p set last = m.reached from ${move}
		where ${ofRound} and p.last > m.reached`.execute(db)
	await sql`insert into list_progress (member_id, title_id, round, first, last, seen_at)
		select ${memberId}::uuid, m.title_id, m.round, known.last + 1, m.reached, m.seen_at
		from ${move} cross join lateral (
			select coalesce(max(p.last), 0) as last from list_progress p where ${ofRound}) known
		where known.last < m.reached`.execute(db)
	await sql`update list_entry e set rewatches = m.round,
			progress = (select coalesce(sum(p.last - p.first + 1), 0) from list_progress p where ${ofRound})
		from ${move} where e.member_id = ${memberId} and e.title_id = m.title_id`.execute(db)
}

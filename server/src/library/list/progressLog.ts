import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

interface Move {
	memberId: string
	titleId: number
	/** The rewatch; 0 for the first time. */
	round: number
	/** Episodes or chapters seen in this round. */
	to: number
	now: Date
}

/**
 * Sets the progress of a round in the log, and updates the entry's counter from the log. All writes of the two go through
 * this module, so that they agree. Moving back deletes later records. The transaction must hold the lock of the entry.
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

/** {@link moveProgress} for many entries of a member in a few statements, with at most one move per entry. */
export async function moveProgressOfMany(
	db: Database,
	memberId: string,
	moves: readonly Omit<Move, 'memberId'>[],
): Promise<void> {
	const recordset = moves.map(({ titleId, round, to, now }) => ({
		title_id: titleId,
		round,
		reached: to,
		seen_at: now,
	}))
	const move = sql`json_to_recordset(${JSON.stringify(recordset)}::json)
		as m (title_id integer, round smallint, reached integer, seen_at timestamptz)`
	const ids = moves.map(({ titleId }) => titleId)
	const ofRound = sql`p.member_id = ${memberId} and p.title_id = m.title_id and p.round = m.round`
	// Repeats the ids, so that the query plan does not read the whole log.
	const theirs = sql`p.title_id = any(${ids}::int[])`
	await sql`delete from list_progress p using ${move} where ${ofRound} and ${theirs} and p.first > m.reached`.execute(
		db,
	)
	await sql`update list_progress p set last = m.reached from ${move}
		where ${ofRound} and ${theirs} and p.last > m.reached`.execute(db)
	await sql`insert into list_progress (member_id, title_id, round, first, last, seen_at)
		select ${memberId}::uuid, m.title_id, m.round, known.last + 1, m.reached, m.seen_at
		from ${move} cross join lateral (
			select coalesce(max(p.last), 0) as last from list_progress p where ${ofRound}) known
		where known.last < m.reached`.execute(db)
	// Skips rows that are correct already.
	await sql`update list_entry e set rewatches = m.round, progress = logged.progress
		from ${move} cross join lateral (
			select coalesce(sum(p.last - p.first + 1), 0) as progress from list_progress p where ${ofRound}) logged
		where e.member_id = ${memberId} and e.title_id = m.title_id and e.title_id = any(${ids}::int[])
			and (e.rewatches, e.progress) is distinct from (m.round, logged.progress)`.execute(db)
}

interface Entry {
	memberId: string
	titleId: number
}

/**
 * Deletes one record of the log, shifts the later ones and updates the counter. The transaction must hold the lock of the
 * entry.
 *
 * @returns whether there was one.
 */
export async function deleteRun(db: Database, { recordId, ...entry }: Entry & { recordId: number }): Promise<boolean> {
	const { memberId, titleId } = entry
	const { rows } = await sql<{ round: number; first: number; last: number }>`delete from list_progress
		where id = ${recordId} and member_id = ${memberId} and title_id = ${titleId} returning round, first, last`.execute(
		db,
	)
	const [deleted] = rows
	if (!deleted) return false
	await shift(db, { ...entry, round: deleted.round, from: deleted.first, by: deleted.first - deleted.last - 1 })
	await updateCounter(db, entry)
	return true
}

interface Run extends Entry {
	round: number
	first: number
	last: number
	seenAt: Date
}

/** Inserts a record, shifts the later ones and updates the counter. @returns its id. */
export async function insertRun(db: Database, { round, first, last, seenAt, ...entry }: Run): Promise<number> {
	const { memberId, titleId } = entry
	await shift(db, { ...entry, round, from: first, by: last - first + 1 })
	const { rows } = await sql<{ id: number }>`
		insert into list_progress (member_id, title_id, round, first, last, seen_at)
		values (${memberId}, ${titleId}, ${round}, ${first}, ${last}, ${seenAt}) returning id::float as id`.execute(db)
	await updateCounter(db, entry)
	return rows[0]?.id ?? 0
}

// An offset beyond any counter: rows move there first, to avoid conflicts of the unique key while they shift.
const SHIFT_OFFSET = 1_000_000_000

async function shift(
	db: Database,
	{ memberId, titleId, round, from, by }: Entry & { round: number; from: number; by: number },
): Promise<void> {
	const move = (moved: number, beginning: number) =>
		sql`update list_progress set first = first + ${moved}::int, last = last + ${moved}::int
			where member_id = ${memberId} and title_id = ${titleId} and round = ${round} and first >= ${beginning}`.execute(
			db,
		)
	await move(SHIFT_OFFSET, from)
	await move(by - SHIFT_OFFSET, SHIFT_OFFSET)
}

async function updateCounter(db: Database, { memberId, titleId }: Entry): Promise<void> {
	await sql`update list_entry e set progress = (select coalesce(sum(p.last - p.first + 1), 0) from list_progress p
			where p.member_id = e.member_id and p.title_id = e.title_id and p.round = e.rewatches)
		where e.member_id = ${memberId} and e.title_id = ${titleId}`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import {
	ENTRY_LOG_PAGE_SIZE,
	ENTRY_PROGRESS_MAX,
	type ListEntry,
	type LogPage,
	type LogRecord,
	type LogRun,
} from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database, Schema } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readEntry } from './entryRow.ts'
import { deleteRun, insertRun } from './progressLog.ts'

interface EntryKey {
	memberId: string
	titleId: number
}

/** One page of a member's progress log of a title, newest first; empty if the title is not on the list. */
export async function readLog(
	db: Database,
	{ memberId, titleId, after }: EntryKey & { after?: number | undefined },
): Promise<LogPage> {
	const beyond =
		after === undefined
			? sql``
			: sql`and (p.round, p.first) < (select k.round, k.first from list_progress k
		where k.id = ${after} and k.member_id = p.member_id and k.title_id = p.title_id)`
	const { rows } = await sql<Omit<LogRecord, 'seenAt'> & { at: Date }>`
		select p.id::float as id, p.round, p.first, p.last, p.seen_at as at
		from list_progress p join list_entry e on e.member_id = p.member_id and e.title_id = p.title_id
		where p.member_id = ${memberId} and p.title_id = ${titleId} and e.removed_at is null ${beyond}
		order by p.round desc, p.first desc limit ${ENTRY_LOG_PAGE_SIZE + 1}`.execute(db)
	const items = rows.slice(0, ENTRY_LOG_PAGE_SIZE).map(({ at, ...row }) => ({ ...row, seenAt: at.toISOString() }))
	return { items, next: rows.length > ENTRY_LOG_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}

// Only the log's own format of instants: others would depend on the server's time zone.
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

type LogChange = EntryKey & { now: Date; pictures: Pictures }

/**
 * Deletes a record of the member's own log. Idempotent.
 *
 * @throws Problem 404 if the title is not on the list.
 */
export async function deleteRecord(
	db: Kysely<Schema>,
	{ recordId, ...change }: LogChange & { recordId: number },
): Promise<ListEntry> {
	return inTransaction(db, async (transaction) => {
		await lockListedEntry(transaction, change)
		if (await deleteRun(transaction, { ...change, recordId })) await markChanged(transaction, change)
		return ownEntry(transaction, change)
	})
}

/**
 * Restores a deleted record.
 *
 * @throws Problem 404 if the title is not on the list; 409 if the log changed and the record does not fit any more.
 */
export async function restoreRecord(
	db: Kysely<Schema>,
	{ run, ...change }: LogChange & { run: LogRun },
): Promise<{ entry: ListEntry; record: LogRecord }> {
	const seenAt = new Date(INSTANT.test(run.seenAt) ? run.seenAt : '')
	if (Number.isNaN(seenAt.getTime()) || seenAt > change.now || run.last < run.first) {
		throw new Problem('request.invalid', 400)
	}
	return inTransaction(db, async (transaction) => {
		await lockListedEntry(transaction, change)
		const reached = await progressInRound(transaction, change, run.round)
		const total = reached + run.last - run.first + 1
		if (run.first > reached + 1 || total > ENTRY_PROGRESS_MAX || !(await isBoundary(transaction, change, run))) {
			throw new Problem('list.changed', 409)
		}
		const id = await insertRun(transaction, { ...change, ...run, seenAt })
		await markChanged(transaction, change)
		return { entry: await ownEntry(transaction, change), record: { id, ...run, seenAt: seenAt.toISOString() } }
	})
}

async function lockListedEntry(db: Database, { memberId, titleId }: EntryKey): Promise<void> {
	const { rows } = await sql`select from list_entry where member_id = ${memberId} and title_id = ${titleId}
		and removed_at is null for update`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

async function markChanged(db: Database, { memberId, titleId, now }: LogChange): Promise<void> {
	await db
		.updateTable('list_entry')
		.set({ changed_at: now })
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.execute()
}

async function progressInRound(db: Database, { memberId, titleId }: EntryKey, round: number): Promise<number> {
	const { rows } = await sql<{ last: number }>`select coalesce(max(last), 0) as last from list_progress
		where member_id = ${memberId} and title_id = ${titleId} and round = ${round}`.execute(db)
	return rows[0]?.last ?? 0
}

// A record cannot start within another one, or in a rewatch that has not begun.
async function isBoundary(db: Database, { memberId, titleId }: EntryKey, { round, first }: LogRun): Promise<boolean> {
	const { rows } = await sql`select from list_progress where member_id = ${memberId} and title_id = ${titleId}
			and round = ${round} and first < ${first} and last >= ${first}
		union all select from list_entry where member_id = ${memberId} and title_id = ${titleId}
			and rewatches < ${round}`.execute(db)
	return rows.length === 0
}

async function ownEntry(db: Database, change: LogChange): Promise<ListEntry> {
	const entry = await readEntry(db, change)
	if (!entry) throw new Problem('request.notFound', 404)
	return entry
}

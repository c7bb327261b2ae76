import { sql } from 'kysely'
import { ENTRIES_PER_MEMBER, type EntryFacts, type ListEntry, scoreFields } from 'shared-contract'
import { type Pictures, TITLE_TOTAL, VOLUME_TOTAL } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { FACT_COLUMNS, type FactsRow, presentFacts } from './titleFacts.ts'
import { LISTED_TITLE, type TitleRow, toListedTitle } from './titleOfEntry.ts'
import { visibleEntries } from './visibleEntries.ts'

/** What a member says of a title; the two columns of repeats are those of {@link repeatsOf}. */
export type EntryRow = Columns<
	'list_entry',
	| 'status'
	| 'progress'
	| 'volumes'
	| 'rewatches'
	| 'is_repeat'
	| 'started_on'
	| 'finished_on'
	| 'notes'
	| 'tags'
	| 'is_private'
>

/** An entry with its title and the member's vote on it. */
export interface FullRow extends EntryRow, TitleRow {
	score: number | null
}

/** SQL for the repeats of an entry: whether it is in one that is not completed, and the number of those that are. */
export function repeatsOf(alias: 'e' | 'list_entry' = 'e') {
	const [rewatches, status, isRepeat] = ['rewatches', 'status', 'is_repeat'].map((name) => sql.ref(`${alias}.${name}`))
	const isIn = sql<boolean>`(${rewatches} > 0 and (${status} = 'rewatching' or ${isRepeat} and ${status} <> 'completed'))`
	return { isIn, done: sql<number>`(${rewatches} - ${isIn}::int)` }
}

/** The columns of a {@link FullRow} from `list_entry e`, `title t` and `title_vote v`. */
export const ENTRY_COLUMNS = sql`${LISTED_TITLE}, ${TITLE_TOTAL} as total, ${VOLUME_TOTAL} as total_volumes, e.status,
	e.progress, e.volumes, ${repeatsOf().done} as rewatches, ${repeatsOf().isIn} as is_repeat, e.started_on, e.finished_on, e.notes, e.tags, e.is_private, v.exact as score`

export function toFacts({ started_on, finished_on, is_repeat, ...row }: EntryRow): EntryFacts {
	const { status, progress, volumes, rewatches } = row
	return { status, progress, volumes, rewatches, isRepeat: is_repeat, startedOn: started_on, finishedOn: finished_on }
}

/** Presents an entry; only the owner sees its notes. */
export function toEntry(row: FullRow, isOwn: boolean, pictures: Pictures): ListEntry {
	const { progress, volumes, total, total_volumes, score, notes, tags, is_private, ...rest } = row
	return {
		title: toListedTitle(row, pictures),
		status: rest.status,
		progress: { current: progress, total },
		volumes: { current: volumes, total: row.kind === 'manga' ? total_volumes : null },
		...scoreFields(score),
		startedOn: rest.started_on,
		finishedOn: rest.finished_on,
		rewatches: rest.rewatches,
		isRepeat: rest.is_repeat,
		notes: isOwn ? notes : '',
		tags,
		isPrivate: is_private,
	}
}

/** A member's own entry of a title, if it is on the list. */
export async function readEntry(
	db: Database,
	{ memberId, titleId, pictures }: { memberId: string; titleId: number; pictures: Pictures },
): Promise<ListEntry | null> {
	const { rows } = await sql<FullRow>`
		select ${ENTRY_COLUMNS} ${visibleEntries({ ownerId: memberId, isOwn: true })} and e.title_id = ${titleId}`.execute(
		db,
	)
	const [row] = rows
	return row ? toEntry(row, true, pictures) : null
}

/** The entries of a member, for the member, last changed first: all, or those of some titles. */
export async function readOwnEntries(
	db: Database,
	{ memberId, titleIds, pictures }: { memberId: string; titleIds?: readonly number[]; pictures: Pictures },
): Promise<ListEntry[]> {
	const some = titleIds ? sql`and e.title_id = any(${[...titleIds]}::int[])` : sql``
	const { rows } = await sql<FullRow & FactsRow>`
		select ${ENTRY_COLUMNS}, ${FACT_COLUMNS} ${visibleEntries({ ownerId: memberId, isOwn: true })} ${some}
		order by e.changed_at desc, e.title_id desc`.execute(db)
	return rows.map((row) => ({ ...toEntry(row, true, pictures), facts: presentFacts(row) }))
}

interface EntryKey {
	memberId: string
	titleId: number
	now: Date
}

/**
 * Finds or creates the entry of a title and locks it until the transaction ends. A removed entry is restored with its
 * content.
 *
 * @throws Problem 409 if the list is full.
 */
export async function lockEntry(db: Database, { memberId, titleId, now }: EntryKey): Promise<EntryRow> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('list_entry')
		.values({ member_id: memberId, title_id: titleId, added_at: now, changed_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst()
	if (Number(numInsertedOrUpdatedRows) > 0) await refuseTooMany(db, memberId)
	const repeats = repeatsOf('list_entry')
	return db
		.updateTable('list_entry')
		.set({
			removed_at: null,
			changed_at: sql<Date>`case when removed_at is null then changed_at else ${now}::timestamptz end`,
		})
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.returning(['status', 'progress', 'volumes', 'started_on', 'finished_on', 'notes', 'tags', 'is_private'])
		.returning([repeats.done.as('rewatches'), repeats.isIn.as('is_repeat')])
		.executeTakeFirstOrThrow()
}

async function refuseTooMany(db: Database, memberId: string): Promise<void> {
	const { rows } = await sql<{ entries: number }>`
		select count(*)::int as entries from list_entry where member_id = ${memberId}`.execute(db)
	if ((rows[0]?.entries ?? 0) > ENTRIES_PER_MEMBER) throw new Problem('entry.tooMany', 409)
}

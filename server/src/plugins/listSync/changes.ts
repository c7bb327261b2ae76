import { sql } from 'kysely'
import type { SyncRecord, SyncResult, SyncSide } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from '../../library/public.ts'
import type { Pair } from './compare.ts'

/** How many changes of a sync are stored, and how many the settings show. */
const STORED = 1000
const SHOWN = 50

/** What a sync changes on a side, with the values as texts. */
export function changeOf(pair: Pair, side: SyncSide) {
	const [from, to] = side === 'here' ? [pair.here, pair.there] : [pair.there, pair.here]
	const names = side === 'here' ? pair.toHere : pair.toThere
	const fields = names.map((field) => ({
		field,
		from: textOf(from?.fields[field]),
		to: textOf(to?.fields[field]),
		isConflict: pair.conflicts.includes(field),
	}))
	return { side, isNew: from === null, fields }
}

const textOf = (value: string | number | null | undefined) =>
	value === null || value === undefined ? null : String(value)

interface Recorded {
	syncId: string
	pair: Pair
	side: SyncSide
	result: SyncResult
	now: Date
}

/** Stores a change that was made. */
export async function record(db: Database, { syncId, pair, side, result, now }: Recorded): Promise<void> {
	const { isNew, fields } = changeOf(pair, side)
	await db
		.insertInto('list_sync_change')
		.values({
			...{ sync_id: syncId, title_id: pair.titleId, changed_at: now, side, result },
			...{ is_new: isNew && result !== 'removed', fields: JSON.stringify(fields) },
		})
		.execute()
}

/** Deletes all but the last changes of a sync. */
export async function pruneChanges(db: Database, syncId: string): Promise<void> {
	await sql`delete from list_sync_change where sync_id = ${syncId} and id <= (
		select id from list_sync_change where sync_id = ${syncId} order by id desc offset ${STORED} limit 1)`.execute(db)
}

interface Row
	extends ListedTitleRow,
		Columns<'list_sync_change', 'changed_at' | 'side' | 'result' | 'is_new' | 'fields'> {
	change_id: string
}

/** The last changes of a sync, latest first. */
export async function readChanges(db: Database, syncId: string, pictures: Pictures): Promise<SyncRecord[]> {
	const { rows } =
		await sql<Row>`select c.id::text as change_id, c.changed_at, c.side, c.result, c.is_new, c.fields, ${LISTED_TITLE}
		from list_sync_change c join title t on t.id = c.title_id
		where c.sync_id = ${syncId} order by c.id desc limit ${SHOWN}`.execute(db)
	return rows.map(({ change_id, changed_at, side, result, is_new, fields, ...title }) => ({
		...{ id: change_id, at: new Date(changed_at).toISOString(), side, result, isNew: is_new, fields },
		title: toListedTitle(title, pictures),
	}))
}

interface QuestionRow extends ListedTitleRow {
	gone_from: SyncSide
	answer: string | null
}

/** Entries that one side no longer has. */
export async function readQuestions(db: Database, syncId: string, pictures: Pictures) {
	const { rows } = await sql<QuestionRow>`select e.gone_from, e.answer, ${LISTED_TITLE}
		from list_sync_entry e join title t on t.id = e.title_id
		where e.sync_id = ${syncId} and e.gone_from is not null order by t.id limit ${SHOWN}`.execute(db)
	return rows.map(({ gone_from, answer, ...title }) => ({
		title: toListedTitle(title, pictures),
		goneFrom: gone_from,
		isAnswered: answer !== null,
	}))
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'

const SAME_TITLE = (table: string) =>
	sql`${sql.ref(`${table}.member_id`)} = i.member_id and ${sql.ref(`${table}.title_id`)} = r.title_id`

/** All that an import can change of a title, as one comparable value. `is_repeat` changes only with the status, and rows of a former version have no tags. */
const STATE = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) - 'added_at' - 'changed_at' - 'removed_at' - 'is_repeat'
		- case when e.tags = '{}' then 'tags' else '' end || jsonb_build_object('on', e.removed_at is null)
		from list_entry e where ${SAME_TITLE('e')}),
	'vote', (select v.exact from title_vote v where ${SAME_TITLE('v')}))`

const ROWS = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) from list_entry e where ${SAME_TITLE('e')}),
	'log', (select jsonb_agg(to_jsonb(p)) from list_progress p where ${SAME_TITLE('p')}),
	'vote', (select to_jsonb(v) from title_vote v where ${SAME_TITLE('v')}))`

/** Rows of an import that change the list. */
interface Written {
	memberId: string
	importId: string
	places: readonly number[]
	titleIds: readonly number[]
}

function written({ importId, places }: Pick<Written, 'importId' | 'places'>): RawBuilder<unknown> {
	return sql`i.id = r.import_id and r.import_id = ${importId} and r.place = any(${places}::int[])`
}

/** Stores the present entries, logs and votes of a batch, for an undo. Titles without any are skipped. */
export async function storeRows(db: Database, rows: Written): Promise<void> {
	const { rows: existing } = await sql<{ place: number }>`select r.place from list_import_row r, list_import i
		where ${written(rows)} and r.title_id = any(array(
			select e.title_id from list_entry e where e.member_id = ${rows.memberId} and e.title_id = any(${rows.titleIds}::int[])
			union select v.title_id from title_vote v
				where v.member_id = ${rows.memberId} and v.title_id = any(${rows.titleIds}::int[])))`.execute(db)
	if (existing.length === 0) return
	const kept = { ...rows, places: existing.map(({ place }) => place) }
	await sql`update list_import_row r set kept = ${ROWS} from list_import i where ${written(kept)}`.execute(db)
}

/** Stores the state of each title after the import, to detect later changes. */
export async function storeState(db: Database, rows: Pick<Written, 'importId' | 'places'>): Promise<void> {
	await sql`update list_import_row r set left_as = ${STATE} from list_import i where ${written(rows)}`.execute(db)
}

/** A range of rows by place: `after` (exclusive) to `to` (inclusive). */
export interface RowRange {
	importId: string
	after: number
	to: number
}

/** A title that an import changed, with the previous vote. */
export interface WrittenRow {
	titleId: number
	/** True if it was not changed since. */
	isAsLeft: boolean
	score: number | null
	votedAt: string | null
}

/** The titles that an import changed, and whether they were changed since. */
export async function writtenRows(db: Database, { importId, after, to }: RowRange): Promise<WrittenRow[]> {
	const { rows } = await sql<WrittenRow>`select r.title_id as "titleId", r.left_as = ${STATE} as "isAsLeft",
			coalesce(r.kept->'vote'->>'exact', r.kept->'vote'->>'score')::float as score, r.kept->'vote'->>'voted_at' as "votedAt"
		from list_import_row r join list_import i on i.id = r.import_id
		where r.import_id = ${importId} and r.place > ${after} and r.place <= ${to} and r.title_id is not null
			and r.verdict in ('created', 'changed') and r.left_as is not null order by r.title_id`.execute(db)
	return rows
}

/** Deletes the stored states of a range of rows. */
export async function deleteRows(db: Database, { importId, after, to }: RowRange): Promise<void> {
	await sql`update list_import_row set kept = null, left_as = null
		where import_id = ${importId} and place > ${after} and place <= ${to}`.execute(db)
}

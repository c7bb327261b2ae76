import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'

const MINE = (table: string) =>
	sql`${sql.ref(`${table}.member_id`)} = i.member_id and ${sql.ref(`${table}.title_id`)} = r.title_id`

/** Everything that an import can touch of a title, as one value: equal values are equal entries. */
const STATE = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) - 'added_at' - 'changed_at' - 'removed_at' || jsonb_build_object('on', e.removed_at is null)
		from list_entry e where ${MINE('e')}),
	'vote', (select v.score from title_vote v where ${MINE('v')}))`

const ROWS = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) from list_entry e where ${MINE('e')}),
	'log', (select jsonb_agg(to_jsonb(p)) from list_progress p where ${MINE('p')}),
	'vote', (select to_jsonb(v) from title_vote v where ${MINE('v')}))`

/** Rows of an import that are written. */
interface Written {
	memberId: string
	importId: string
	places: readonly number[]
	titleIds: readonly number[]
}

function written({ importId, places }: Pick<Written, 'importId' | 'places'>): RawBuilder<unknown> {
	return sql`i.id = r.import_id and r.import_id = ${importId} and r.place = any(${places}::int[])`
}

/** Keeps the rows of entry, log and vote as they are, before an import writes; nothing where there is nothing. */
export async function storeRows(db: Database, rows: Written): Promise<void> {
	const { rows: there } = await sql<{ place: number }>`select r.place from list_import_row r, list_import i
		where ${written(rows)} and r.title_id = any(array(
			select e.title_id from list_entry e where e.member_id = ${rows.memberId} and e.title_id = any(${rows.titleIds}::int[])
			union select v.title_id from title_vote v
				where v.member_id = ${rows.memberId} and v.title_id = any(${rows.titleIds}::int[])))`.execute(db)
	if (there.length === 0) return
	const kept = { ...rows, places: there.map(({ place }) => place) }
	await sql`update list_import_row r set kept = ${ROWS} from list_import i where ${written(kept)}`.execute(db)
}

/** Notes what an import left of each title. */
export async function noteState(db: Database, rows: Pick<Written, 'importId' | 'places'>): Promise<void> {
	await sql`update list_import_row r set left_as = ${STATE} from list_import i where ${written(rows)}`.execute(db)
}

/** Rows of an import by their places, the first left out. */
export interface Places {
	importId: string
	after: number
	to: number
}

/** A title that an import wrote, and the vote that was there before. */
export interface WrittenRow {
	titleId: number
	/** Whether nobody has changed it since. */
	isAsLeft: boolean
	score: number | null
	votedAt: string | null
}

/** What an import wrote, and whether it still is as it was left. */
export async function writtenRows(db: Database, { importId, after, to }: Places): Promise<WrittenRow[]> {
	const { rows } = await sql<WrittenRow>`select r.title_id as "titleId", r.left_as = ${STATE} as "isAsLeft",
			(r.kept->'vote'->>'score')::int as score, r.kept->'vote'->>'voted_at' as "votedAt"
		from list_import_row r join list_import i on i.id = r.import_id
		where r.import_id = ${importId} and r.place > ${after} and r.place <= ${to} and r.title_id is not null
			and r.verdict in ('created', 'changed') and r.left_as is not null order by r.title_id`.execute(db)
	return rows
}

/** Forgets what was there before, and what an import left. */
export async function deleteRows(db: Database, { importId, after, to }: Places): Promise<void> {
	await sql`update list_import_row set kept = null, left_as = null
		where import_id = ${importId} and place > ${after} and place <= ${to}`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** Everything that an import can touch of a title, as one value: equal values are equal entries. */
const STATE = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) - 'added_at' - 'changed_at' - 'removed_at' || jsonb_build_object('on', e.removed_at is null)
		from list_entry e where e.member_id = ${sql.ref('i.member_id')} and e.title_id = ${sql.ref('r.title_id')}),
	'vote', (select v.score from title_vote v
		where v.member_id = ${sql.ref('i.member_id')} and v.title_id = ${sql.ref('r.title_id')}))`

const ROWS = sql`jsonb_build_object(
	'entry', (select to_jsonb(e) from list_entry e
		where e.member_id = ${sql.ref('i.member_id')} and e.title_id = ${sql.ref('r.title_id')}),
	'log', (select jsonb_agg(to_jsonb(p)) from list_progress p
		where p.member_id = ${sql.ref('i.member_id')} and p.title_id = ${sql.ref('r.title_id')}),
	'vote', (select to_jsonb(v) from title_vote v
		where v.member_id = ${sql.ref('i.member_id')} and v.title_id = ${sql.ref('r.title_id')}))`

const WRITTEN = sql`r.verdict in ('created', 'changed') and r.title_id is not null`

/** Keeps the rows of entry, log and vote as they are, before an import writes. */
export async function keepRows(db: Database, importId: string): Promise<void> {
	await sql`update list_import_row r set kept = ${ROWS}
		from list_import i where i.id = r.import_id and r.import_id = ${importId} and ${WRITTEN}`.execute(db)
}

/** Notes what an import left of each title. */
export async function noteState(db: Database, importId: string): Promise<void> {
	await sql`update list_import_row r set left_as = ${STATE}
		from list_import i where i.id = r.import_id and r.import_id = ${importId} and ${WRITTEN}`.execute(db)
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
export async function writtenRows(db: Database, importId: string): Promise<WrittenRow[]> {
	const { rows } = await sql<WrittenRow>`select r.title_id as "titleId", r.left_as = ${STATE} as "isAsLeft",
			(r.kept->'vote'->>'score')::int as score, r.kept->'vote'->>'voted_at' as "votedAt"
		from list_import_row r join list_import i on i.id = r.import_id
		where r.import_id = ${importId} and ${WRITTEN} and r.left_as is not null order by r.title_id`.execute(db)
	return rows
}

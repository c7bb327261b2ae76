import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { type Taste, type TastedEntry, tasteOf } from './taste.ts'

/** The newest entries of a member that count: the work grows with the square of a list. */
const ENTRIES_PER_MEMBER = 500
/** Members read in one query. */
const BATCH_SIZE = 200

interface Row {
	member_id: string
	entries: [titleId: number, status: TastedEntry['status'], score: number | null][]
}

/** The tastes of all members with a public profile, by their entries that are not private. */
export async function readPublicTastes(db: Database): Promise<Taste[]> {
	const tastes: Taste[] = []
	for (let last: string | null = null; ; ) {
		const rows = await readBatch(db, last)
		for (const { entries } of rows) {
			const taste = tasteOf(entries.map(([titleId, status, score]) => ({ titleId, status, score })))
			if (taste.length > 1) tastes.push(taste)
		}
		if (rows.length < BATCH_SIZE) return tastes
		last = rows.at(-1)?.member_id ?? last
	}
}

async function readBatch(db: Database, last: string | null): Promise<Row[]> {
	const after = last === null ? sql`` : sql`where m.id > ${last}`
	const { rows } = await sql<Row>`select m.id as member_id, (
			select coalesce(json_agg(json_build_array(e.title_id, e.status, v.exact) order by e.title_id), '[]') from (
				select * from list_entry where member_id = m.id and removed_at is null and not is_private
				order by changed_at desc, title_id limit ${ENTRIES_PER_MEMBER}
			) e join title t on t.id = e.title_id and t.removed_at is null
			left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
			where not exists (select from member_privacy p where p.member_id = m.id and not p.is_public)
		) as entries
		from (select id from member m ${after} order by id limit ${BATCH_SIZE}) m order by m.id`.execute(db)
	return rows
}

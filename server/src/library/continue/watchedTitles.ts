import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

interface Row {
	title_id: number
	progress: number
}

/** The titles that a member is watching or reading, with the number of the last episode or chapter that they have seen. */
export async function watchedTitles(db: Database, memberId: string): Promise<Map<number, number>> {
	const { rows } = await sql<Row>`select title_id, progress from list_entry
		where member_id = ${memberId} and removed_at is null and status in ('current', 'rewatching')`.execute(db)
	return new Map(rows.map(({ title_id, progress }) => [title_id, progress]))
}

/** The titles that a member plans to watch or read. */
export async function plannedTitles(db: Database, memberId: string): Promise<number[]> {
	const rows = await db
		.selectFrom('list_entry')
		.where('member_id', '=', memberId)
		.where('removed_at', 'is', null)
		.where('status', '=', 'planned')
		.select('title_id')
		.execute()
	return rows.map(({ title_id }) => title_id)
}

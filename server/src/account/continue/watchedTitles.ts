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

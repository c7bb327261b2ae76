import { sql } from 'kysely'
import { CONTINUE_ITEMS, type ListEntry } from 'shared-contract'
import { type Pictures, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { ENTRY_COLUMNS, type FullRow, toEntry } from '../list/entryRow.ts'

/** What a member is watching or reading and has not finished, the latest touched first. */
export async function unfinishedEntries(db: Database, pictures: Pictures, memberId: string): Promise<ListEntry[]> {
	const { rows } = await sql<FullRow>`select ${ENTRY_COLUMNS} from list_entry e
		join title t on t.id = e.title_id and t.removed_at is null
		left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
		where e.member_id = ${memberId} and e.removed_at is null and e.status in ('current', 'rewatching')
			and (${TITLE_TOTAL} is null or e.progress < ${TITLE_TOTAL})
		order by e.changed_at desc, e.title_id limit ${CONTINUE_ITEMS}`.execute(db)
	return rows.map((row) => toEntry(row, true, pictures))
}

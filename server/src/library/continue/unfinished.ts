import { sql } from 'kysely'
import { CONTINUE_ITEMS, type ListEntry } from 'shared-contract'
import { type Pictures, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { ENTRY_COLUMNS, type FullRow, toEntry } from '../list/entryRow.ts'

/**
 * What a member is watching or reading and has not finished: the latest touched first, then the rest of those that are asked
 * for by their ids.
 */
export async function unfinishedEntries(
	db: Database,
	pictures: Pictures,
	memberId: string,
	ids: readonly number[],
): Promise<ListEntry[]> {
	const { rows } = await sql<FullRow>`with unfinished as (
			select e.title_id, row_number() over (order by e.changed_at desc, e.title_id) as place from list_entry e
			join title t on t.id = e.title_id and t.removed_at is null
			where e.member_id = ${memberId} and e.removed_at is null and e.status in ('current', 'rewatching')
				and (${TITLE_TOTAL} is null or e.progress < ${TITLE_TOTAL})
		)
		select ${ENTRY_COLUMNS} from unfinished u
		join list_entry e on e.title_id = u.title_id and e.member_id = ${memberId}
		join title t on t.id = e.title_id
		left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
		where u.place <= ${CONTINUE_ITEMS} or u.title_id = any(${[...ids]}::int[])
		order by u.place`.execute(db)
	return rows.map((row) => toEntry(row, true, pictures))
}

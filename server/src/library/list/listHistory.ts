import { sql } from 'kysely'
import { LIST_CHANGES_PAGE_SIZE, type ListChange, type listHistoryRoute, type RouteAnswer } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { APPLIES } from './changeList.ts'
import { requireList } from './listAccess.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from './titleOfEntry.ts'

type Row = Omit<ListChange, 'id' | 'title' | 'changedAt' | 'kind'> &
	Omit<ListedTitleRow, 'id'> & { id: number | null; change: number; what: ListChange['kind']; changedAt: Date }

interface HistoryQuery {
	listId: number
	memberId: string
	before: number | null
	pictures: Pictures
}

/** A page of the changes of a list, newest first. @throws Problem 404 for who may not edit it. */
export async function readHistory(
	db: Database,
	{ listId, memberId, before, pictures }: HistoryQuery,
): Promise<RouteAnswer<typeof listHistoryRoute>> {
	const { role } = await requireList(db, { listId, memberId }, 'edit')
	const { rows } = await sql<Row>`select c.id as change, c.kind as what, m.username as by, c.was, c.became,
			c.changed_at as "changedAt", c.undoes is not null as "isUndo",
			${APPLIES} and (c.kind <> 'name' or ${role === 'owner'}) as "mayUndo", ${LISTED_TITLE}
		from custom_list_change c
		left join title t on t.id = c.title_id and t.removed_at is null
		left join member m on m.id = c.member_id and ${readableMember(memberId, sql.ref('m.id'))}
		where c.list_id = ${listId} and (c.title_id is null or t.id is not null)
			and (${before}::bigint is null or c.id < ${before}::bigint)
		order by c.id desc limit ${LIST_CHANGES_PAGE_SIZE + 1}`.execute(db)
	const items = rows.slice(0, LIST_CHANGES_PAGE_SIZE).map(({ id, change, what, changedAt, ...row }) => ({
		...row,
		id: change,
		kind: what,
		title: id === null ? null : toListedTitle({ ...row, id }, pictures),
		changedAt: changedAt.toISOString(),
	}))
	return { items, next: rows.length > items.length ? String(items.at(-1)?.id) : null }
}

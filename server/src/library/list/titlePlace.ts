import { sql } from 'kysely'
import type { TitlePlace } from 'shared-contract'
import { NUMBER_IN_TITLE, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readEntry } from './entryRow.ts'
import { listKey } from './listKey.ts'
import { titleOnSite, toListedTitle } from './titleOfEntry.ts'

interface Row {
	id: number
	title: string
	isPublic: boolean
	holds: boolean
}

/** A member's entry of a title, and which custom lists contain the title. @throws Problem 404 if there is no such title. */
export async function titlePlace(
	db: Database,
	{ memberId, titleId, pictures }: { memberId: string; titleId: string; pictures: Pictures },
): Promise<TitlePlace> {
	const title = await titleOnSite(db, titleId, memberId)
	const [entry, { rows: lists }, fillers] = await Promise.all([
		readEntry(db, { memberId, titleId: title.id, pictures }),
		sql<Row>`select l.id, l.title, l.is_public as "isPublic",
				exists (select from custom_list_item i where i.list_id = l.id and i.title_id = ${title.id}) as holds
			from custom_list l where l.member_id = ${memberId} and l.removed_at is null
			order by l.position, l.id`.execute(db),
		db
			.selectFrom('episode as e')
			.select(NUMBER_IN_TITLE.as('number'))
			.where('e.title_id', '=', title.id)
			.where('e.kind', '=', 'regular')
			.where('e.filler', '=', 'filler')
			.orderBy('number')
			.execute(),
	])
	return {
		title: toListedTitle(title, pictures),
		total: title.total,
		entry,
		lists: lists.map(({ id, ...list }) => ({ id: listKey(id), ...list })),
		...(fillers.length > 0 && { fillers: fillers.map(({ number }) => number) }),
	}
}

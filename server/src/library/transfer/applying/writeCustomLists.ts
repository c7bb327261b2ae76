import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'
import type { ListPlan } from '../customListPlan.ts'
import type { TouchedList } from '../tables.ts'

interface Writing {
	memberId: string
	plans: readonly ListPlan[]
	now: Date
}

/** Creates missing custom lists at the top of the others, and appends titles to all. */
export async function writeCustomLists(db: Database, { memberId, plans, now }: Writing): Promise<TouchedList[]> {
	if (plans.length === 0) return []
	const missing = plans.filter(({ id }) => id === undefined)
	const made = await makeLists(db, { memberId, plans: missing, now })
	const touched = plans.map(({ id, title, added, texts }) => ({
		id: id ?? made.get(title) ?? 0,
		made: id === undefined,
		titles: added,
		texts,
	}))
	await sql`with added as (insert into custom_list_item (list_id, title_id, text, position, added_at, added_by)
			select w.list_id, w.title_id, w.text, w.at + 1
				+ (select coalesce(max(k.position), 0) from custom_list_item k where k.list_id = w.list_id), ${now}::timestamptz,
				${memberId}::uuid
			from ${itemsOf(touched)}
			on conflict do nothing returning list_id, title_id, text)
		insert into custom_list_change (list_id, member_id, kind, title_id, became, changed_at)
		select list_id, ${memberId}::uuid, 'added', title_id, text, ${now}::timestamptz from added`.execute(db)
	return touched
}

/** SQL for the items that an import added, as `w`. */
function itemsOf(touched: readonly TouchedList[]): RawBuilder<unknown> {
	const items = touched.flatMap(({ id, titles, texts = {} }) =>
		titles.map((title, at) => ({ list_id: id, title_id: title, text: texts[title] ?? '', at })),
	)
	return sql`json_to_recordset(${JSON.stringify(items)}::json) as w (list_id integer, title_id integer, text text, at integer)`
}

async function makeLists(db: Database, { memberId, plans, now }: Writing): Promise<Map<string, number>> {
	const rows = plans.map(({ title, description, isPublic }, at) => ({
		title,
		description,
		is_public: isPublic,
		at: at - plans.length,
	}))
	const made = await sql<{ id: number; title: string }>`
		insert into custom_list (member_id, title, description, is_public, position, created_at)
		select ${memberId}::uuid, w.title, w.description, w.is_public, w.at
			+ (select coalesce(min(position), 1) from custom_list where member_id = ${memberId}::uuid), ${now}::timestamptz
		from json_to_recordset(${JSON.stringify(rows)}::json)
			as w (title text, description text, is_public boolean, at integer)
		returning id, title`.execute(db)
	return new Map(made.rows.map(({ id, title }) => [title, id]))
}

/**
 * Removes the titles that an import added, but for those that were changed since, and the lists that it created if they are empty
 * then: these may be of several people by now, and can be restored for a day. @returns how many titles stay.
 */
export async function revertCustomLists(
	db: Database,
	{ memberId, touched, appliedAt, now }: Omit<Writing, 'plans'> & { touched: TouchedList[]; appliedAt: Date | null },
): Promise<number> {
	const added = sql`custom_list l, ${itemsOf(touched)}
		where l.id = i.list_id and l.member_id = ${memberId} and i.list_id = w.list_id and i.title_id = w.title_id`
	await sql`with removed as (delete from custom_list_item i using ${added}
				and i.text = w.text and i.added_by = l.member_id and i.added_at = ${appliedAt}::timestamptz
			returning i.*)
		insert into custom_list_change (list_id, member_id, kind, title_id, was, added_by, added_at, changed_at)
		select list_id, ${memberId}::uuid, 'removed', title_id, text, added_by, added_at, ${now}::timestamptz from removed`.execute(
		db,
	)
	const made = touched.filter((list) => list.made).map(({ id }) => id)
	await sql`update custom_list l set removed_at = ${now} where l.member_id = ${memberId} and l.id = any(${made}::int[])
		and l.removed_at is null and not exists (select from custom_list_item i where i.list_id = l.id)`.execute(db)
	const { rows } = await sql<{ stay: number }>`select count(*)::int as stay from custom_list_item i, ${added}`.execute(
		db,
	)
	return rows[0]?.stay ?? 0
}

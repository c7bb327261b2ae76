import { sql } from 'kysely'
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
	const touched = plans.map(({ id, title, added }) => ({
		id: id ?? made.get(title) ?? 0,
		made: id === undefined,
		titles: added,
	}))
	const items = touched.flatMap(({ id, titles }) => titles.map((title, at) => ({ list_id: id, title_id: title, at })))
	await sql`with added as (insert into custom_list_item (list_id, title_id, position, added_at, added_by)
			select w.list_id, w.title_id, w.at + 1
				+ (select coalesce(max(k.position), 0) from custom_list_item k where k.list_id = w.list_id), ${now}::timestamptz,
				${memberId}::uuid
			from json_to_recordset(${JSON.stringify(items)}::json) as w (list_id integer, title_id integer, at integer)
			on conflict do nothing returning list_id, title_id)
		insert into custom_list_change (list_id, member_id, kind, title_id, changed_at)
		select list_id, ${memberId}::uuid, 'added', title_id, ${now}::timestamptz from added`.execute(db)
	return touched
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

/** Removes the titles that an import added, and the lists that it created if they are empty then. */
export async function revertCustomLists(
	db: Database,
	{ memberId, touched, now }: { memberId: string; touched: readonly TouchedList[]; now: Date },
): Promise<void> {
	const items = touched.flatMap(({ id, titles }) => titles.map((title_id) => ({ list_id: id, title_id })))
	await sql`with removed as (delete from custom_list_item i using custom_list l,
			json_to_recordset(${JSON.stringify(items)}::json) as w (list_id integer, title_id integer)
			where l.id = i.list_id and l.member_id = ${memberId} and i.list_id = w.list_id and i.title_id = w.title_id
			returning i.*)
		insert into custom_list_change (list_id, member_id, kind, title_id, was, added_by, added_at, changed_at)
		select list_id, ${memberId}::uuid, 'removed', title_id, text, added_by, added_at, ${now}::timestamptz from removed`.execute(
		db,
	)
	const made = touched.filter((list) => list.made).map(({ id }) => id)
	await sql`delete from custom_list l where l.member_id = ${memberId} and l.id = any(${made}::int[])
		and not exists (select from custom_list_item i where i.list_id = l.id)`.execute(db)
}

import { sql } from 'kysely'
import type { ListItem } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { listField } from './listField.ts'

/** Season 0 holds the extras. A season with episodes cannot be removed. */
export const seasonsField = listField({
	field: 'seasons',
	kind: 'anime',
	rows: sql`select s.number, s.title from season s where s.title_id = e.id order by s.number = 0, s.number`,
	write: (db, seasons, { id }) => writeSections(db, id, { table: 'season', part: 'episode', items: seasons }),
})

/** A volume with chapters cannot be removed. */
export const volumesField = listField({
	field: 'volumes',
	kind: 'manga',
	rows: sql`select v.number, v.title from volume v where v.title_id = e.id order by v.number`,
	write: (db, volumes, { id }) => writeSections(db, id, { table: 'volume', part: 'chapter', items: volumes }),
})

interface Sections {
	table: 'season' | 'volume'
	part: 'episode' | 'chapter'
	items: readonly (ListItem<'seasons'> | ListItem<'volumes'>)[]
}

async function writeSections(db: Database, id: number, { table, part, items }: Sections) {
	const numbers = items.map(({ number }) => number)
	const { rows } =
		await sql`select from ${sql.table(part)} p join ${sql.table(table)} s on s.id = ${sql.ref(`p.${table}_id`)}
		where s.title_id = ${id} and not s.number = any(${numbers}::int[]) limit 1`.execute(db)
	if (rows.length > 0) throw new Problem('request.invalid', 400, { fields: { [`${table}s`]: 'list.inUse' } })
	await sql`delete from ${sql.table(table)} where title_id = ${id} and not number = any(${numbers}::int[])`.execute(db)
	await sql`insert into ${sql.table(table)} (title_id, number, title)
		select ${id}::int, x.number, x.title from json_to_recordset(${JSON.stringify(items)}::json) as x (number smallint, title text)
		on conflict (title_id, number) do update set title = excluded.title`.execute(db)
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/** Every row of every table, as a line of text each. */
export async function everyRow(db: Database): Promise<string[]> {
	const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
	const lines: string[] = []
	for (const { name } of tables.rows) {
		const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
		lines.push(...rows.map(({ row }) => `${name}: ${row}`))
	}
	return lines
}

/** The columns by which tables refer to a member and that no row of this member fills, as `table.column`. */
export async function referencesNotFilled(db: Database, memberId: string): Promise<string[]> {
	const { rows } = await sql<{ table: string; column: string }>`
		select c.conrelid::regclass::text as table, a.attname as column
		from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
		where c.contype = 'f' and c.confrelid = 'member'::regclass order by 1, 2`.execute(db)
	const filled = new Map<string, boolean>()
	for (const { table, column } of rows) {
		const found = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${memberId} limit 1`.execute(db)
		const name = `${table}.${OF_A_PAIR.has(column) ? 'either' : column}`
		filled.set(name, filled.get(name) === true || found.rows.length > 0)
	}
	return [...filled].flatMap(([name, isFilled]) => (isFilled ? [] : [name]))
}

// Which of two members is the lower is chance.
const OF_A_PAIR = new Set(['low_id', 'high_id'])

/** Every file in a folder and in those below it. */
export async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

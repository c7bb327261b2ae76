import { sql } from 'kysely'
import { testDatabase } from '../../core/database/database.testing.ts'
import { REFERENCES } from './references.ts'

const database = testDatabase()

test('every foreign key to a title, an episode or a list entry has one rule, and every rule a column', async () => {
	const { rows } = await sql<{ key: string }>`select r.relname || '.' || a.attname as key
		from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
		join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
		where c.contype = 'f' and f.relname in ('title', 'episode', 'list_entry') and a.attname <> 'member_id'`.execute(
		database.db,
	)
	const named = REFERENCES.map(({ table, column }) => `${table}.${column}`)
	expect(named.toSorted()).toEqual([...new Set(rows.map(({ key }) => key))].toSorted())
	expect(new Set(named).size).toBe(named.length)
})

test('what a rule says to be unique is at least what the database does', async () => {
	const { rows } = await sql<{ table: string; columns: string[] }>`select r.relname as table,
			array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
		from pg_index i join pg_class r on r.oid = i.indrelid join pg_namespace n on n.oid = r.relnamespace
		where i.indisunique and i.indpred is null and n.nspname = current_schema()`.execute(database.db)
	const breaks = REFERENCES.filter(({ rule }) => rule === 'move' || rule === 'once' || rule === 'keep').filter(
		({ table, column, unique = [] }) =>
			rows.some(
				(index) =>
					index.table === table &&
					index.columns.includes(column) &&
					!index.columns.includes('position') &&
					!(unique.length > 0 && unique.every((name) => index.columns.includes(name))),
			),
	)
	expect(breaks).toEqual([])
})

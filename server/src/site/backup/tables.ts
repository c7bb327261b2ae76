import { sql, type Transaction } from 'kysely'
import type { Database, Schema } from '../../core/database/schema.ts'
import type { BackupHead } from './format.ts'

/** The tables of migrations, which a restore runs instead, and of the processes that run. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock']
const ROWS_AT_ONCE = 1000

type Table = BackupHead['tables'][number]

/** The tables of the site with the columns that can be written. */
export async function listTables(db: Database): Promise<Table[]> {
	const { rows } = await sql<{ name: string; columns: string[] }>`
		select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
		from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
		where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
			and not c.table_name = any(${LEFT_OUT})
		group by c.table_name order by c.table_name`.execute(db)
	return rows
}

/** The next values of the sequences; unused ones are left out. */
export async function listSequences(db: Database): Promise<BackupHead['sequences']> {
	const { rows } = await sql<{
		name: string
		value: string
	}>`select sequencename::text as name, last_value::text as value
		from pg_sequences where schemaname = 'public' and last_value is not null order by 1`.execute(db)
	return rows
}

/** The rows of a table as JSON, in batches. */
export async function* readRows(db: Transaction<Schema>, { name }: Table): AsyncGenerator<string[]> {
	const table = sql.table(name)
	await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${table} t`.execute(db)
	while (true) {
		const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(db)
		if (rows.length === 0) break
		yield rows.map(({ row }) => row)
	}
	await sql`close backup_rows`.execute(db)
}

/** Inserts rows as {@link readRows} gives them. */
export async function insertRows(db: Database, { name, columns }: Table, rows: readonly string[]): Promise<void> {
	const table = sql.table(name)
	const list = sql.join(columns.map((column) => sql.ref(column)))
	const json = `[${rows.join(',')}]`
	await sql`insert into ${table} (${list}) overriding system value
		select ${list} from json_populate_recordset(null::${table}, ${json}::json)`.execute(db)
}

/** The number of rows of a table. */
export async function countRows(db: Database, table: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
	return rows[0]?.count ?? 0
}

interface ForeignKey {
	table: string
	name: string
	definition: string
}

/**
 * Removes the foreign keys, which a restore adds when all rows are there: rows may refer to later ones, and not every host of
 * Postgres lets its customers switch off keys.
 */
export async function dropForeignKeys(db: Database): Promise<ForeignKey[]> {
	const { rows: keys } = await sql<ForeignKey>`
		select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
	for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db)
	return keys
}

/** Adds foreign keys, which checks all rows. */
export async function addForeignKeys(db: Database, keys: readonly ForeignKey[]): Promise<void> {
	for (const { table, name, definition } of keys)
		await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(db)
}

/** Removes the rows that migrations insert. */
export async function emptyTables(db: Database, tables: readonly Table[]): Promise<void> {
	await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
}

/** Sets the sequences to the values of {@link listSequences}. */
export async function setSequences(db: Database, sequences: BackupHead['sequences']): Promise<void> {
	for (const { name, value } of sequences)
		await sql`select setval(quote_ident(${name}::text)::regclass, ${value}::text::bigint)`.execute(db)
}

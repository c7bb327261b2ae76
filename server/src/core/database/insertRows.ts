import { type Selectable, sql } from 'kysely'
import type { Database, Schema } from './schema.ts'

/** A row to insert. `jsonb` columns take objects, instants take a `Date`. */
export type NewRow<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>

interface InsertOptions {
	/** Skips rows that violate a unique constraint. */
	ignoreConflicts?: boolean
	/** Upserts by the unique constraint of these columns. */
	overwriteBy?: readonly string[]
}

/**
 * Inserts many rows in one statement, as one JSON parameter. Every row has the columns of the first one; other columns get
 * their defaults.
 */
export async function insertRows<Table extends keyof Schema>(
	db: Database,
	table: Table,
	rows: readonly NewRow<Table>[],
	options: InsertOptions = {},
): Promise<void> {
	const [first] = rows
	if (first === undefined) return
	const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
	await sql`insert into ${sql.table(table)} (${columns})
		select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
		${onConflict(Object.keys(first), options)}`.execute(db)
}

function onConflict(columns: readonly string[], { ignoreConflicts = false, overwriteBy = [] }: InsertOptions) {
	if (ignoreConflicts) return sql`on conflict do nothing`
	if (overwriteBy.length === 0) return sql``
	const others = columns.filter((column) => !overwriteBy.includes(column))
	const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
	return sql`on conflict (${sql.join(overwriteBy.map((column) => sql.ref(column)))}) do update set ${set}`
}

/**
 * Updates many rows by `id` in one statement; only the columns of the first row change. The condition on the ids keeps the
 * planner from scanning the whole table.
 */
export async function updateRows<Table extends keyof Schema>(
	db: Database,
	table: Table,
	rows: readonly NewRow<Table>[],
): Promise<void> {
	const [first] = rows
	if (first === undefined) return
	const ids = rows.flatMap((row) => ('id' in row && typeof row.id === 'number' ? [row.id] : []))
	const columns = Object.keys(first).filter((column) => column !== 'id')
	const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`))
	await sql`update ${sql.table(table)} as old set ${set}
		from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as new
		where old.id = new.id and old.id = any(${ids}::int[])`.execute(db)
}

/** Reserves ids of a table before its rows are inserted, so that rows that refer to them can be built. */
export async function reserveIds(db: Database, table: keyof Schema, count: number): Promise<number[]> {
	if (count === 0) return []
	const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
		from generate_series(1, ${count})`.execute(db)
	return rows.map(({ id }) => id)
}

/** Sets the id sequence of a table after its highest explicit id. */
export async function continueIds(db: Database, table: keyof Schema): Promise<void> {
	await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
		db,
	)
}

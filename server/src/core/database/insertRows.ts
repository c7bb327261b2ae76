import { type Selectable, sql } from 'kysely'
import type { Database, Schema } from './schema.ts'

/** A row before it is written; objects go into `jsonb` columns as they are, instants as `Date`. */
export type NewRow<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>

interface HowToInsert {
	/** Leaves out rows that break a unique constraint. */
	ignoreConflicts?: boolean
	/** The columns of a unique constraint by which a row that is there already is found and overwritten. */
	overwriteBy?: readonly string[]
}

/**
 * Writes many rows at once: they travel as one JSON text, which the table's own types read. Every row has the same
 * columns as the first; what they leave out takes its default.
 */
export async function insertRows<Table extends keyof Schema>(
	db: Database,
	table: Table,
	rows: readonly NewRow<Table>[],
	how: HowToInsert = {},
): Promise<void> {
	const [first] = rows
	if (first === undefined) return
	const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
	await sql`insert into ${sql.table(table)} (${columns})
		select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
		${onConflict(Object.keys(first), how)}`.execute(db)
}

function onConflict(columns: readonly string[], { ignoreConflicts = false, overwriteBy = [] }: HowToInsert) {
	if (ignoreConflicts) return sql`on conflict do nothing`
	if (overwriteBy.length === 0) return sql``
	const others = columns.filter((column) => !overwriteBy.includes(column))
	const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
	return sql`on conflict (${sql.join(overwriteBy.map((column) => sql.ref(column)))}) do update set ${set}`
}

/**
 * Overwrites many rows at once, each found by its `id`; only the columns of the first row are touched. The ids are named
 * once more beside the rows, so that no plan reads the whole table for a few of them.
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

/** Takes `count` ids of a table before its rows are written, so that rows that belong to them can be made too. */
export async function reserveIds(db: Database, table: keyof Schema, count: number): Promise<number[]> {
	if (count === 0) return []
	const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
		from generate_series(1, ${count})`.execute(db)
	return rows.map(({ id }) => id)
}

/** Lets a table's ids go on after the highest that was written by hand. */
export async function continueIds(db: Database, table: keyof Schema): Promise<void> {
	await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
		db,
	)
}

/** The queries of a client of PGlite or of Postgres. */
export interface Client {
	/** Runs one or more statements. */
	exec(statements: string): Promise<unknown>
	query<Row>(query: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** The state of a database before a test file used it. */
export interface DatabaseState {
	/** A hash of its schema. */
	readonly schema: string
	/** The rows that migrations inserted, by table, as JSON. */
	readonly rows: ReadonlyMap<string, string>
	/** The sequences that migrations used, with their last value. */
	readonly sequences: ReadonlyMap<string, number>
}

/** Reads the state that {@link restoreState} brings back. */
export async function readState(client: Client): Promise<DatabaseState> {
	const rows = new Map<string, string>()
	for (const table of await names(client, FILLED_TABLES)) {
		const { rows: found } = await client.query<{ all: string | null }>(
			`select json_agg(one)::text as all from ${table} one`,
		)
		if (found[0]?.all) rows.set(table, found[0].all)
	}
	const sequences = new Map<string, number>()
	for (const sequence of await names(client, BEGUN_SEQUENCES)) {
		const { rows: found } = await client.query<{ last: string }>(`select last_value as last from ${sequence}`)
		sequences.set(sequence, Number(found[0]?.last ?? 1))
	}
	return { schema: await schemaOf(client), rows, sequences }
}

/** Restores rows and sequences. @returns false if the schema has changed, so that the database cannot be used again */
export async function restoreState(client: Client, state: DatabaseState): Promise<boolean> {
	await client.exec('rollback')
	await client.exec('discard all')
	if ((await schemaOf(client)) !== state.schema) return false
	// All rows are deleted, so foreign keys need no check. VACUUM gives the pages back, in a tenth of the time of TRUNCATE.
	await client.exec('set session_replication_role = replica')
	const tables = await names(client, FILLED_TABLES)
	for (const table of tables) await client.exec(`delete from ${table}`)
	if (tables.length > 0) await client.exec(`vacuum ${tables.join()}`)
	await client.exec(
		(await names(client, BEGUN_SEQUENCES)).map((sequence) => `alter sequence ${sequence} restart;`).join(''),
	)
	for (const [table, rows] of state.rows) {
		await client.query(
			`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
			[rows],
		)
	}
	for (const [sequence, last] of state.sequences) await client.query('select setval($1, $2)', [sequence, last])
	await client.exec('discard all')
	return true
}

// A table that never had a row has no size, which is known without a look at the table.
const FILLED_TABLES = `select oid::regclass::text as name from pg_class
	where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`
const BEGUN_SEQUENCES = `select quote_ident(sequencename) as name from pg_sequences
	where schemaname = 'public' and last_value is not null`

async function names(client: Client, query: string): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(query)
	return rows.map(({ name }) => name)
}

// A hash of everything that DDL or ANALYZE changes. It leaves out columns of pg_class that each VACUUM changes.
async function schemaOf(client: Client): Promise<string> {
	const { rows } = await client.query<{
		schema: string
	}>(`select md5(string_agg(one, '|' order by one)) as schema from (
		select concat_ws(' ', 'class', oid, relname, relnamespace, relkind, relnatts, reloptions) as one from pg_class
			where relnamespace <> 'pg_toast'::regnamespace
		union all select concat_ws(' ', 'attribute', attrelid, attnum, xmin) from pg_attribute
		union all select concat_ws(' ', 'default', oid, xmin) from pg_attrdef
		union all select concat_ws(' ', 'constraint', oid, xmin) from pg_constraint
		union all select concat_ws(' ', 'trigger', oid, xmin) from pg_trigger
		union all select concat_ws(' ', 'function', oid, xmin) from pg_proc
		union all select concat_ws(' ', 'type', oid, xmin) from pg_type
		union all select concat_ws(' ', 'namespace', oid, xmin) from pg_namespace
		union all select concat_ws(' ', 'extension', oid, xmin) from pg_extension
		union all select concat_ws(' ', 'index', indexrelid, indisvalid) from pg_index
		union all select concat_ws(' ', 'statistic', starelid, staattnum, xmin) from pg_statistic
		union all select concat_ws(' ', 'role', oid, rolname) from pg_roles
		union all select concat_ws(' ', 'setting', setrole, setconfig) from pg_db_role_setting
			where setdatabase in (0, (select oid from pg_database where datname = current_database()))
	) all_of_it`)
	return rows[0]?.schema ?? ''
}

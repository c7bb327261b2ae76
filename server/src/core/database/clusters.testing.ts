import type { PGlite } from '@electric-sql/pglite'
import { startPglite } from './embedded/start.ts'

/** A PGlite cluster with its state before a test file used it. */
export interface Cluster {
	readonly pglite: PGlite
	readonly schema: string
	/** The rows that migrations inserted, by table, as JSON. */
	readonly rows: ReadonlyMap<string, string>
	/** The sequences that migrations used, with their last value. */
	readonly sequences: ReadonlyMap<string, number>
}

// Starting a cluster takes longer than most test files, so the files of a worker reuse clusters (scripts/jest/).
declare const leftInWorker: Map<string, unknown>
const idle = () => {
	if (!leftInWorker.has('clusters')) leftInWorker.set('clusters', [])
	return leftInWorker.get('clusters') as Cluster[]
}

/** A migrated cluster without rows of tests: a reused one, or a new one. */
export async function takeCluster(migrated: () => Promise<Blob>): Promise<Cluster> {
	return idle().pop() ?? (await startCluster(await migrated()))
}

/** Restores the state of a cluster for reuse. A cluster with a changed schema is closed. */
export async function releaseCluster(cluster: Cluster): Promise<void> {
	const { pglite } = cluster
	await pglite.exec('rollback')
	await pglite.exec('discard all')
	if ((await schemaOf(pglite)) !== cluster.schema) return pglite.close()
	// All rows are deleted, so foreign keys need no check. VACUUM gives the pages back, in a tenth of the time of TRUNCATE.
	await pglite.exec('set session_replication_role = replica')
	const tables = await names(pglite, `${TABLES} and pg_relation_size(oid) > 0`)
	for (const table of tables) await pglite.exec(`delete from ${table}`)
	if (tables.length > 0) await pglite.exec(`vacuum ${tables.join()}`)
	await pglite.exec(
		(await names(pglite, BEGUN_SEQUENCES)).map((sequence) => `alter sequence ${sequence} restart;`).join(''),
	)
	for (const [table, rows] of cluster.rows) {
		await pglite.query(
			`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
			[rows],
		)
	}
	for (const [sequence, last] of cluster.sequences) await pglite.query('select setval($1, $2)', [sequence, last])
	await pglite.exec('discard all')
	idle().push(cluster)
}

async function startCluster(dump: Blob): Promise<Cluster> {
	const pglite = await startPglite({ dump })
	const rows = new Map<string, string>()
	for (const table of await names(pglite, TABLES)) {
		const { rows: found } = await pglite.query<{ all: string | null }>(
			`select json_agg(one)::text as all from ${table} one`,
		)
		if (found[0]?.all) rows.set(table, found[0].all)
	}
	const sequences = new Map<string, number>()
	for (const sequence of await names(pglite, BEGUN_SEQUENCES)) {
		const { rows: found } = await pglite.query<{ last: number }>(`select last_value as last from ${sequence}`)
		sequences.set(sequence, found[0]?.last ?? 1)
	}
	return { pglite, schema: await schemaOf(pglite), rows, sequences }
}

const TABLES = `select oid::regclass::text as name from pg_class
	where relnamespace = 'public'::regnamespace and relkind = 'r'`
const BEGUN_SEQUENCES = `select quote_ident(sequencename) as name from pg_sequences
	where schemaname = 'public' and last_value is not null`

async function names(pglite: PGlite, query: string): Promise<string[]> {
	const { rows } = await pglite.query<{ name: string }>(query)
	return rows.map(({ name }) => name)
}

// A hash of everything that DDL or ANALYZE changes. It leaves out columns of pg_class that each VACUUM changes.
async function schemaOf(pglite: PGlite): Promise<string> {
	const { rows } = await pglite.query<{
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
		union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
	) all_of_it`)
	return rows[0]?.schema ?? ''
}

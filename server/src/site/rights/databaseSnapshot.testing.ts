import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { listTables } from '../backup/tables.ts'

/** What is written whatever comes of a request: failed sign-ins, and what the site does by itself in the meantime. */
const UNCOUNTED = new Set(['login_attempt', 'job'])

interface Kept {
	name: string
	columns: string[]
	rows: string
}

/**
 * Everything that stands in the database at one moment: tells what was written since, and brings all of it back. What was
 * made since is forgotten; ids go on where they were. Triggers record the tables that statements write to, so only those are
 * compared.
 */
export class DatabaseSnapshot {
	readonly #db: Database
	readonly #kept: readonly Kept[]
	readonly #prints: ReadonlyMap<string, string | null>

	private constructor(db: Database, kept: readonly Kept[], prints: ReadonlyMap<string, string | null>) {
		this.#db = db
		this.#kept = kept
		this.#prints = prints
	}

	static async open(db: Database): Promise<DatabaseSnapshot> {
		const kept: Kept[] = []
		for (const { name, columns } of await listTables(db)) {
			const { rows } = await sql<{ rows: string }>`
				select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(name)} t`.execute(db)
			kept.push({ name, columns, rows: rows[0]?.rows ?? '[]' })
		}
		const compared = kept.map(({ name }) => name).filter((name) => !UNCOUNTED.has(name))
		await recordWrites(db, compared)
		return new DatabaseSnapshot(db, kept, await fingerprints(db, compared))
	}

	/** The tables that hold anything else than then. */
	async changed(): Promise<string[]> {
		const { rows } = await sql<{ name: string }>`select distinct name from writes.written`.execute(this.#db)
		if (rows.length === 0) return []
		const now = await fingerprints(
			this.#db,
			rows.map(({ name }) => name),
		)
		const changed = [...now].flatMap(([name, print]) => (this.#prints.get(name) === print ? [] : [name]))
		if (changed.length === 0) await sql`delete from writes.written`.execute(this.#db)
		return changed
	}

	/** Brings the rows of changed tables back. */
	async restore(changed: readonly string[]): Promise<void> {
		const tables = this.#kept.filter(({ name }) => changed.includes(name) || UNCOUNTED.has(name))
		await this.#db.transaction().execute(async (transaction) => {
			// Without triggers, and so without what foreign keys do in other tables.
			await sql`set local session_replication_role = replica`.execute(transaction)
			for (const { name, columns, rows } of tables) {
				await sql`delete from ${sql.table(name)}`.execute(transaction)
				if (rows === '[]') continue
				const list = sql.join(columns.map((column) => sql.ref(column)))
				await sql`insert into ${sql.table(name)} (${list}) overriding system value
					select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(transaction)
			}
		})
		await sql`delete from writes.written`.execute(this.#db)
	}
}

async function recordWrites(db: Database, tables: readonly string[]): Promise<void> {
	await sql`create schema writes`.execute(db)
	await sql`create table writes.written (name text not null)`.execute(db)
	await sql`create function writes.record() returns trigger language plpgsql as $$
		begin insert into writes.written values (tg_table_name); return null; end $$`.execute(db)
	for (const name of tables) {
		await sql`create trigger written after insert or update or delete or truncate on ${sql.table(name)}
			execute function writes.record()`.execute(db)
	}
}

// When a key was last used is written down with every request.
async function fingerprints(db: Database, tables: readonly string[]): Promise<Map<string, string | null>> {
	const prints = tables.map(
		(name) => sql`select ${name} as name, md5(string_agg(row::text, e'\n' order by row::text)) as print
			from (select to_jsonb(t) - 'used_at' as row from ${sql.table(name)} t) as kept`,
	)
	const { rows } = await sql<{ name: string; print: string | null }>`${sql.join(prints, sql` union all `)}`.execute(db)
	return new Map(rows.map(({ name, print }) => [name, print]))
}

import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import type { JSValue, Statement } from 'node-sqlite3-wasm'
import { type DumpRow, RECORD_NAMES, RECORDS, type RecordName } from './records.ts'
import { insertOf, SQLITE_TABLES } from './sqliteTables.ts'

/** Rows between two turns of the event loop: SQLite in WebAssembly works synchronously, about 10 µs a row. */
const ROWS_A_TURN = 500

type Sqlite = typeof import('node-sqlite3-wasm')

/** A new SQLite file with a table for each record type. */
export class SqliteFile {
	readonly #database: InstanceType<Sqlite['Database']>
	readonly #statements: Map<RecordName, Statement>

	constructor(path: string) {
		// The package is CommonJS without names that a module could import.
		const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm') as Sqlite
		this.#database = new Database(path)
		// A file that is not whole is thrown away, so nothing has to survive a crash.
		this.#database.exec('pragma journal_mode = off; pragma synchronous = off')
		this.#database.exec(SQLITE_TABLES.join(';\n'))
		this.#statements = new Map(RECORD_NAMES.map((name) => [name, this.#database.prepare(insertOf(name))]))
	}

	async insert(name: RecordName, rows: readonly DumpRow[]): Promise<void> {
		const statement = this.#statements.get(name)
		for (let start = 0; start < rows.length; start += ROWS_A_TURN) {
			this.#database.exec('begin')
			for (const row of rows.slice(start, start + ROWS_A_TURN))
				statement?.run(RECORDS[name].columns.map((column) => sqliteValue(row[column])))
			this.#database.exec('commit')
			await setImmediate()
		}
	}

	close(): void {
		for (const statement of this.#statements.values()) statement.finalize()
		this.#statements.clear()
		if (this.#database.isOpen) this.#database.close()
	}
}

function sqliteValue(value: unknown): JSValue {
	if (value === null || value === undefined) return null
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
	return JSON.stringify(value)
}

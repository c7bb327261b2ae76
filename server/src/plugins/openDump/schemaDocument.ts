import { RECORD_NAMES, RECORDS } from './records.ts'
import { SQLITE_TABLES } from './sqliteTables.ts'

/** What `/dumps/schema.json` says: JSON Schema of a line of each NDJSON file, and the SQL of the tables of the SQLite file. */
export const SCHEMA_DOCUMENT = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'The open dump of Niouka',
	$defs: Object.fromEntries(RECORD_NAMES.map((name) => [name, RECORDS[name].schema])),
	sqlite: SQLITE_TABLES,
}

import type { TSchema } from 'shared-contract/schema'
import { RECORD_NAMES, RECORDS, type RecordName } from './records.ts'

/** The statements that make the tables and indexes of the SQLite file. */
export const SQLITE_TABLES: readonly string[] = RECORD_NAMES.flatMap((name) => {
	const { schema, columns, key } = RECORDS[name]
	const table = `create table ${quote(name)} (\n${[
		...columns.map((column) => `\t${quote(column)} ${sqliteType(schema.properties[column])}`),
		`\tprimary key (${key.map(quote).join(', ')})`,
	].join(',\n')}\n)`
	const references = columns.filter((column) => column.endsWith('_id') && column !== key[0])
	return [
		table,
		...references.map((column) => `create index ${name}_by_${column} on ${quote(name)} (${quote(column)})`),
	]
})

/** The statement that inserts a row of a record type, with a parameter for each column. */
export function insertOf(name: RecordName): string {
	const { columns } = RECORDS[name]
	return `insert or ignore into ${quote(name)} (${columns.map(quote).join(', ')}) values (${columns.map(() => '?').join(', ')})`
}

function quote(name: string): string {
	return `"${name}"`
}

/** `text`, `integer` or `real`, with `not null` where the schema has no null. Objects are JSON, truth values 0 and 1. */
function sqliteType(schema: TSchema | undefined): string {
	const kinds = schema && 'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf : [schema]
	const types = kinds.map((kind: unknown) =>
		typeof kind === 'object' && kind !== null && 'type' in kind ? kind.type : undefined,
	)
	const type = types.includes('number')
		? 'real'
		: types.some((one) => one === 'integer' || one === 'boolean')
			? 'integer'
			: 'text'
	return types.includes('null') ? type : `${type} not null`
}

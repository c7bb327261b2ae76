import type { SpanDescription } from './sdk.ts'

const LONGEST_TEXT = 4096

/** The span of a query: its statement, which has `$1` in place of each value. */
export function querySpan(sql: string): SpanDescription {
	const [operation = ''] = /\w+/.exec(sql) ?? []
	const [, table] = /\b(?:from|into|update|join) "(\w+)"/.exec(sql) ?? []
	const name = table === undefined ? operation : `${operation} ${table}`
	return {
		name,
		kind: 'client',
		attributes: {
			'db.system.name': 'postgresql',
			'db.query.summary': name,
			'db.query.text': sql.slice(0, LONGEST_TEXT),
		},
	}
}

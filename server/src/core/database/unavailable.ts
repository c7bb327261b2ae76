import { types } from 'node:util'
import pg from 'pg'

/** SQLSTATE classes of a temporary failure of the server: connection, resources, shutdown, I/O. */
const OVERLOADED = /^(08|53|57P|58)/
/** Statement timeout and idle-in-transaction timeout. */
const TIMEOUT = new Set(['57014', '25P03'])
/** SQLSTATE classes after which the connection is closed. */
const CONNECTION_LOST = /^(08|57P|25P03)/

/** The database is unreachable or overloaded. A retry of the query may succeed. */
export class DatabaseUnavailable extends Error {
	/** The error code of Node or Postgres, if there is one. */
	readonly code: string | undefined

	constructor(cause: unknown) {
		super(types.isNativeError(cause) ? cause.message : String(cause), { cause })
		this.name = 'DatabaseUnavailable'
		this.code = codeOf(cause)
	}
}

/** Whether a query failed because the database is unavailable, not because the query is wrong. */
export function isUnavailable(error: unknown): boolean {
	// node-postgres has no class for its own errors (a lost connection, a timeout).
	if (!(error instanceof pg.DatabaseError)) return types.isNativeError(error) && error.name !== 'TypeError'
	const code = error.code ?? ''
	return OVERLOADED.test(code) || TIMEOUT.has(code)
}

/** Whether the connection is unusable after this error. */
export function losesConnection(error: unknown): boolean {
	return error instanceof pg.DatabaseError ? CONNECTION_LOST.test(error.code ?? '') : isUnavailable(error)
}

function codeOf(error: unknown): string | undefined {
	return types.isNativeError(error) && 'code' in error ? String(error.code) : undefined
}

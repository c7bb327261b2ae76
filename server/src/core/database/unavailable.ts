import { types } from 'node:util'
import pg from 'pg'

/** SQLSTATE classes of a server that cannot do its work now: connection, resources, shutdown, I/O. */
const OVERLOADED = /^(08|53|57P|58)/
/** Statement cancelled by a limit, and idle transaction ended by one. */
const OVER_LIMIT = new Set(['57014', '25P03'])
/** SQLSTATE classes after which the connection is gone. */
const CONNECTION_LOST = /^(08|57P|25P03)/

/** The database cannot be reached, or cannot do what it was asked for now. The same query may succeed later. */
export class DatabaseUnavailable extends Error {
	/** The code of the system or of Postgres, where there is one. */
	readonly code: string | undefined

	constructor(cause: unknown) {
		super(types.isNativeError(cause) ? cause.message : String(cause), { cause })
		this.name = 'DatabaseUnavailable'
		this.code = codeOf(cause)
	}
}

/** Whether a failed query says that the database is unavailable, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
	// node-postgres gives its own failures (a lost connection, a time limit) no class of their own.
	if (!(error instanceof pg.DatabaseError)) return types.isNativeError(error) && error.name !== 'TypeError'
	const code = error.code ?? ''
	return OVERLOADED.test(code) || OVER_LIMIT.has(code)
}

/** Whether the connection cannot be used again after this failure of a query. */
export function losesConnection(error: unknown): boolean {
	return error instanceof pg.DatabaseError ? CONNECTION_LOST.test(error.code ?? '') : isUnavailable(error)
}

function codeOf(error: unknown): string | undefined {
	return types.isNativeError(error) && 'code' in error ? String(error.code) : undefined
}

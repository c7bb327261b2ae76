import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { guardedPool } from './guardedPool.ts'
import { APPLICATION_NAME, SilentConnections } from './silentConnections.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const CONNECTIONS = 10
/** Connections that stay open: a new one takes longest when the machine is busiest. */
const CONNECTIONS_KEPT = 4
/** How long other connections stay open without a query, so that a burst does not open them anew. */
const IDLE_MS = 60_000
/** Timeout of a query for a free or a new connection. Postgres starts a process for a new one, which takes seconds on a busy machine. */
const CONNECT_MS = 5000
/** Timeout after which Postgres cancels a statement. */
const STATEMENT_MS = 15_000
/** Timeout of the driver for an answer, in case Postgres does not cancel the statement. */
const ANSWER_MS = STATEMENT_MS + 2000
/** Timeout of a transaction between two statements: it holds locks. */
const IDLE_IN_TRANSACTION_MS = 30_000
const KEEP_ALIVE_AFTER_MS = 10_000

interface Timeouts {
	/** No timeouts for statements, as in a migration. */
	unlimited?: boolean
}

/** A pool of connections to a Postgres server. Every wait for Postgres has a timeout. */
export function postgresPool(url: string, { unlimited = false }: Timeouts = {}): PostgresPool {
	const silent = new SilentConnections(url)
	const pool = new pg.Pool({
		connectionString: url,
		application_name: APPLICATION_NAME,
		max: CONNECTIONS,
		min: CONNECTIONS_KEPT,
		idleTimeoutMillis: IDLE_MS,
		types: VALUE_TYPES,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
		connectionTimeoutMillis: CONNECT_MS,
		...(unlimited ? {} : { query_timeout: ANSWER_MS }),
		onConnect: prepare,
	})

	// Compiling a query of a page takes longer than running it. As a statement: connection poolers refuse these settings in the start-up packet.
	async function prepare(client: pg.ClientBase): Promise<void> {
		const statement = {
			text: `select pg_backend_pid() as backend, set_config('statement_timeout', $1, false),
				set_config('idle_in_transaction_session_timeout', $2, false), set_config('jit', 'off', false)`,
			values: unlimited ? ['0', '0'] : [String(STATEMENT_MS), String(IDLE_IN_TRANSACTION_MS)],
			// The connection is watched only from its answer on.
			query_timeout: CONNECT_MS,
		}
		const { rows } = await client.query<{ backend: number }>(statement)
		silent.add(client, rows[0]?.backend)
	}

	const { connect, end } = guardedPool(pool, (client, query) => silent.watch(client, query))
	return {
		connect,
		end() {
			// The pool waits for running queries, those on dead connections among them.
			return end().finally(() => silent.close())
		},
	}
}

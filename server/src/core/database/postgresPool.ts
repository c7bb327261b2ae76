import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { guardedPool } from './guardedPool.ts'
import { SilentConnections } from './silentConnections.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const CONNECTIONS = 10
/** How long a query may wait for a connection: for a free one, or to open one. */
const CONNECT_MS = 2000
/** How long one statement may take before Postgres cancels it. */
const STATEMENT_MS = 15_000
/** How long the driver waits for an answer, where Postgres does not cancel the statement. */
const ANSWER_MS = STATEMENT_MS + 2000
/** How long a transaction may hold its locks between two statements. */
const IDLE_IN_TRANSACTION_MS = 30_000
const KEEP_ALIVE_AFTER_MS = 10_000

interface Limits {
	/** Whether a statement may take as long as it needs, as in a migration. */
	endless?: boolean
}

/** Connections to a Postgres server. Everything that waits for Postgres has a limit. */
export function postgresPool(url: string, { endless = false }: Limits = {}): PostgresPool {
	const silent = new SilentConnections(url)
	const pool = new pg.Pool({
		connectionString: url,
		max: CONNECTIONS,
		types: VALUE_TYPES,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
		connectionTimeoutMillis: CONNECT_MS,
		...(endless ? {} : { query_timeout: ANSWER_MS }),
		onConnect: prepare,
	})

	// By a statement, since a connection pooler refuses such settings in the start-up packet.
	async function prepare(client: pg.ClientBase): Promise<void> {
		const { rows } = await client.query<{ backend: number }>(
			`select pg_backend_pid() as backend, set_config('statement_timeout', $1, false),
				set_config('idle_in_transaction_session_timeout', $2, false)`,
			endless ? ['0', '0'] : [String(STATEMENT_MS), String(IDLE_IN_TRANSACTION_MS)],
		)
		silent.add(client, rows[0]?.backend)
	}

	const { connect, end } = guardedPool(pool, (client, query) => silent.watch(client, query))
	return {
		connect,
		end() {
			silent.close()
			return end()
		},
	}
}

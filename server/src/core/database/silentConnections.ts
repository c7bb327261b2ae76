import pg from 'pg'

/** The name of the connections of the site, as Postgres lists them. */
export const APPLICATION_NAME = 'niouka'

const CHECK_INTERVAL_MS = 1000
/** A query that takes longer is checked. */
const SUSPECT_AFTER_MS = 2000
const PROBE_TIMEOUT_MS = 1500
/** Failed probes in a row until the database counts as unreachable. One may fail on a busy machine. */
const FAILED_PROBES_MAX = 2

/**
 * Detects dead connections, whose host is lost or which a firewall has dropped: TCP itself would wait for 15 minutes. While
 * a query is slow, a second connection asks Postgres whether its backend is active. If it is not, or Postgres is
 * unreachable, the connection is closed and the query fails.
 */
export class SilentConnections {
	readonly #url: string
	/** When a client sent its query, in milliseconds of the monotonic clock. */
	readonly #waiting = new Map<pg.PoolClient, number>()
	/** The process id of a client's Postgres backend. */
	readonly #backends = new WeakMap<pg.ClientBase, number>()
	readonly #timer: NodeJS.Timeout
	#checking = false
	#failedProbes = 0

	constructor(url: string) {
		this.#url = url
		this.#timer = setInterval(() => void this.#check(performance.now()), CHECK_INTERVAL_MS).unref()
	}

	/** Registers the backend of a client. Behind a connection pooler the two ids differ, and the client is not watched. */
	add(client: pg.ClientBase, backend: number | undefined): void {
		if (backend !== undefined && 'processID' in client && client.processID === backend)
			this.#backends.set(client, backend)
	}

	/** Runs a query and checks its connection while it is slow. */
	async watch<Answer>(client: pg.PoolClient, query: () => Promise<Answer>): Promise<Answer> {
		this.#waiting.set(client, performance.now())
		try {
			return await query()
		} finally {
			this.#waiting.delete(client)
		}
	}

	close(): void {
		clearInterval(this.#timer)
	}

	async #check(now: number): Promise<void> {
		const suspects = [...this.#waiting].filter(
			([client, since]) => now - since >= SUSPECT_AFTER_MS && this.#backends.has(client),
		)
		if (this.#checking || suspects.length === 0) return
		this.#checking = true
		const active = await this.#activeBackends(suspects.map(([client]) => this.#backends.get(client) ?? 0))
		this.#checking = false
		this.#failedProbes = active === 'unreachable' ? this.#failedProbes + 1 : 0
		if (active === 'unreachable' && this.#failedProbes < FAILED_PROBES_MAX) return
		for (const [client, since] of suspects) {
			const isSameQuery = this.#waiting.get(client) === since
			const isActive = active !== 'unreachable' && active.has(this.#backends.get(client) ?? 0)
			if (isSameQuery && !isActive) void client.end()
		}
	}

	/** The backends that run a query. */
	async #activeBackends(backends: number[]): Promise<ReadonlySet<number> | 'unreachable'> {
		const probe = new pg.Client({
			connectionString: this.#url,
			application_name: APPLICATION_NAME,
			connectionTimeoutMillis: PROBE_TIMEOUT_MS,
			query_timeout: PROBE_TIMEOUT_MS,
		})
		probe.on('error', () => {})
		try {
			await probe.connect()
			const { rows } = await probe.query<{ pid: number }>(
				"select pid from pg_stat_activity where pid = any($1) and state = 'active'",
				[backends],
			)
			return new Set(rows.map(({ pid }) => pid))
		} catch (error) {
			// Postgres is reachable but has no free connection, so all backends count as active.
			return error instanceof pg.DatabaseError ? new Set(backends) : 'unreachable'
		} finally {
			// Not awaited: a dead connection would not end.
			probe.end().catch(() => {})
		}
	}
}

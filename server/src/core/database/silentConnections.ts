import pg from 'pg'

const LOOKED_AT_EVERY_MS = 1000
/** A query that takes longer is looked into. */
const SUSPECT_AFTER_MS = 2000
const PROBE_MS = 1500
/** After how many probes in a row that reach nothing the database counts as lost. One may fail on a busy machine. */
const UNREACHABLE_TIMES = 2

/**
 * Finds connections that have fallen silent: their host is lost or a firewall has dropped them, and TCP would wait for a
 * quarter of an hour. While a query takes long, a new connection asks Postgres whether the backend behind it is at work.
 * Where it is not, or Postgres cannot be reached, the connection is ended and its query fails.
 */
export class SilentConnections {
	readonly #url: string
	/** Since when a client waits for an answer, in milliseconds. */
	readonly #waiting = new Map<pg.PoolClient, number>()
	/** The process of Postgres that serves a client. */
	readonly #backends = new WeakMap<pg.ClientBase, number>()
	readonly #timer: NodeJS.Timeout
	#looking = false
	#unreachable = 0

	constructor(url: string) {
		this.#url = url
		this.#timer = setInterval(() => void this.#look(Date.now()), LOOKED_AT_EVERY_MS).unref()
	}

	/** A client has connected to this backend. Behind a connection pooler the two numbers differ, and it is not watched. */
	add(client: pg.ClientBase, backend: number | undefined): void {
		if (backend !== undefined && 'processID' in client && client.processID === backend)
			this.#backends.set(client, backend)
	}

	/** Runs a query that is looked into when it takes long. */
	async watch<Answer>(client: pg.PoolClient, query: () => Promise<Answer>): Promise<Answer> {
		this.#waiting.set(client, Date.now())
		try {
			return await query()
		} finally {
			this.#waiting.delete(client)
		}
	}

	close(): void {
		clearInterval(this.#timer)
	}

	async #look(now: number): Promise<void> {
		const suspects = [...this.#waiting].filter(
			([client, since]) => now - since >= SUSPECT_AFTER_MS && this.#backends.has(client),
		)
		if (this.#looking || suspects.length === 0) return
		this.#looking = true
		const working = await this.#atWork(suspects.map(([client]) => this.#backends.get(client) ?? 0))
		this.#looking = false
		this.#unreachable = working === 'unreachable' ? this.#unreachable + 1 : 0
		if (working === 'unreachable' && this.#unreachable < UNREACHABLE_TIMES) return
		for (const [client, since] of suspects) {
			const isSameQuery = this.#waiting.get(client) === since
			const isAtWork = working !== 'unreachable' && working.has(this.#backends.get(client) ?? 0)
			if (isSameQuery && !isAtWork) void client.end()
		}
	}

	/** Those of the backends that run a query. */
	async #atWork(backends: number[]): Promise<ReadonlySet<number> | 'unreachable'> {
		const probe = new pg.Client({
			connectionString: this.#url,
			connectionTimeoutMillis: PROBE_MS,
			query_timeout: PROBE_MS,
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
			// Postgres answers, but has no connection left: nothing is known of the others.
			return error instanceof pg.DatabaseError ? new Set(backends) : 'unreachable'
		} finally {
			// A connection that says nothing would not end either, so nothing waits for it.
			probe.end().catch(() => {})
		}
	}
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { measure } from '../metrics/measure.ts'
import { queryDuration } from '../metrics/metrics.ts'
import { querySpan } from '../tracing/querySpan.ts'
import { traced } from '../tracing/trace.ts'
import { countConnections } from './poolMetrics.ts'
import { DatabaseUnavailable, isUnavailable, losesConnection } from './unavailable.ts'

/** Runs a query and may close the client's connection meanwhile. */
type Watch = <Answer>(client: pg.PoolClient, query: () => Promise<Answer>) => Promise<Answer>

const UNWATCHED: Watch = (_client, query) => query()

/**
 * A pool for Kysely in which a lost connection fails only its current query, with {@link DatabaseUnavailable}. The
 * connection is then replaced.
 */
export function guardedPool(pool: pg.Pool, watch: Watch = UNWATCHED): PostgresPool {
	// A client emits errors while it is idle or between two queries. Without a listener they end the process.
	pool.on('connect', (client) => {
		client.on('error', () => {})
		openedAt.set(client, performance.now())
	})
	pool.on('error', () => {})
	const forget = countConnections(pool)
	const openedAt = new WeakMap<pg.PoolClient, number>()
	let lostAt = -1

	// The failure of one connection may have killed idle ones too, which no event reports.
	async function freshClient(): Promise<pg.PoolClient> {
		for (;;) {
			const client = await pool.connect()
			if ((openedAt.get(client) ?? 0) > lostAt) return client
			client.release(true)
		}
	}

	return {
		async connect() {
			try {
				const client = await freshClient()
				return guardedClient(client, watch, () => {
					lostAt = performance.now()
				})
			} catch (error) {
				throw new DatabaseUnavailable(error)
			}
		},
		end() {
			forget()
			return pool.end()
		},
	}
}

/** A client that is removed from the pool when its connection is lost. */
function guardedClient(client: pg.PoolClient, watch: Watch, onLost: () => void): PostgresPoolClient {
	let lost: DatabaseUnavailable | undefined

	async function query(sql: string, parameters: readonly unknown[]) {
		// The rollback of a failed transaction would wait for the lost connection again.
		if (lost !== undefined) throw lost
		try {
			return await traced(
				() => querySpan(sql),
				() =>
					measure(
						queryDuration,
						{},
						() => watch(client, () => client.query(sql, [...parameters])),
						(error) => (isUnavailable(error) ? 'unavailable' : 'error'),
					),
			)
		} catch (error) {
			if (!isUnavailable(error)) throw error
			const unavailable = new DatabaseUnavailable(error)
			if (losesConnection(error)) {
				lost = unavailable
				onLost()
			}
			throw unavailable
		}
	}

	// Kysely's type has a second signature for streamed queries, which we do not use.
	return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(lost) }
}

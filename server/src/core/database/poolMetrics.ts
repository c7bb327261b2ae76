import type pg from 'pg'
import { Gauge } from 'prom-client'

const pools = new Set<pg.Pool>()

new Gauge({
	name: 'database_pool_connections',
	help: 'Connections to the database: used, idle, and waiting for those that wait for one.',
	labelNames: ['state'],
	collect() {
		const sum = (count: (pool: pg.Pool) => number) => [...pools].reduce((total, pool) => total + count(pool), 0)
		this.set(
			{ state: 'used' },
			sum(({ totalCount, idleCount }) => totalCount - idleCount),
		)
		this.set(
			{ state: 'idle' },
			sum(({ idleCount }) => idleCount),
		)
		this.set(
			{ state: 'waiting' },
			sum(({ waitingCount }) => waitingCount),
		)
	},
})

/** Counts the connections of a pool in `/metrics`. Returns the function that ends this. */
export function countConnections(pool: pg.Pool): () => void {
	pools.add(pool)
	return () => pools.delete(pool)
}

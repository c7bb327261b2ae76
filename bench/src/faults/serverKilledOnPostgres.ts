import { repetitions } from '../options.ts'
import type { Fault, Outcome } from './fault.ts'
import { killServer } from './kill/killServer.ts'
import { PostgresCluster } from './kill/PostgresCluster.ts'

/** The server process is killed under writers, on a Postgres that stays. */
export const serverKilledOnPostgres: Fault = {
	title: 'the server is killed, Postgres',
	run: () => onPostgres(repetitions(100, 3), true),
	control: { without: 'idempotency keys', run: () => onPostgres(repetitions(20, 10), false) },
}

async function onPostgres(count: number, keys: boolean): Promise<Outcome> {
	const cluster = await PostgresCluster.create()
	try {
		return await killServer({ count, keys, databaseUrl: cluster.url })
	} finally {
		await cluster.close()
	}
}

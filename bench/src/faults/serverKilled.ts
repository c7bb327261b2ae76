import { sql } from 'kysely'
import { openDatabase } from 'server/src/core/database/connection.ts'
import { repetitions } from '../options.ts'
import type { Fault } from './fault.ts'
import { controls } from './kill/controls.ts'
import { killServer } from './kill/killServer.ts'

/** The server process is killed under writers, on the embedded database. */
export const serverKilled: Fault = {
	title: 'the server is killed, PGlite',
	run: () => killServer({ count: repetitions(100, 3), keys: true }),
	control: {
		without: 'idempotency keys, or synchronous commits',
		run: () =>
			controls(
				() => killServer({ count: repetitions(40, 20), keys: false }),
				() => killServer({ count: 1, keys: true, prepare: commitAsynchronously }),
			),
	},
}

/** The database then acknowledges a transaction before it is in its log. */
async function commitAsynchronously(dataFolder: string): Promise<void> {
	const { db, close } = await openDatabase({
		dataFolder,
		onLost: (error) => {
			throw error
		},
	})
	await sql`alter system set synchronous_commit = off`.execute(db)
	await close()
}

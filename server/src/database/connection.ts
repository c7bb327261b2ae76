import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from './embedded/engine.ts'
import { EngineSocket } from './embedded/wire.ts'
import { startWorkerEngine } from './embedded/workerEngine.ts'
import { lockFolder } from './folderLock.ts'
import type { Schema } from './schema.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** An open database and how to let go of it. */
export interface Connection {
	db: Kysely<Schema>
	close(): Promise<void>
}

interface Place {
	/** A Postgres server; without one the data live in `dataFolder`. */
	databaseUrl?: string | undefined
	dataFolder: string
	/** Told when the folder is no longer ours: another process may be writing to it. */
	onLost: (error: Error) => void
}

/**
 * Opens the database where the settings say.
 *
 * @throws FolderInUse when another process has the data folder open.
 */
export async function openDatabase({ databaseUrl, dataFolder, onLost }: Place): Promise<Connection> {
	if (databaseUrl !== undefined) return connectTo(databaseUrl)
	const release = await lockFolder(dataFolder, onLost)
	try {
		const engine = await startWorkerEngine(join(dataFolder, 'database'))
		const { db } = connectEngine(engine)
		return {
			db,
			async close() {
				await db.destroy()
				await engine.close()
				await release()
			},
		}
	} catch (error) {
		await release()
		throw error
	}
}

/** A database over a pool of connections to a Postgres server. */
export function connectTo(url: string): Connection {
	return over(new pg.Pool({ connectionString: url, max: 10, types: VALUE_TYPES }))
}

/**
 * A database over an engine of this process. It has one session, so the pool has one connection: a query of the pool
 * inside an open transaction would wait for itself.
 */
export function connectEngine(engine: Engine): Connection {
	const stream = () => new EngineSocket(engine)
	return over(new pg.Pool({ max: 1, idleTimeoutMillis: 0, types: VALUE_TYPES, stream }))
}

function over(pool: pg.Pool): Connection {
	// An idle connection that breaks is replaced by the pool; the query that meets it fails by itself.
	pool.on('error', () => {})
	const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
	return { db, close: () => db.destroy() }
}

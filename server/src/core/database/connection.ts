import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Engine } from './embedded/engine.ts'
import { startThread } from './embedded/thread.ts'
import { EngineSocket } from './embedded/wire.ts'
import { openWorkerEngine } from './embedded/workerEngine.ts'
import { lockFolder } from './folderLock.ts'
import { guardedPool } from './guardedPool.ts'
import { postgresPool } from './postgresPool.ts'
import type { Schema } from './schema.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** An open database. */
export interface Connection {
	db: Kysely<Schema>
	close(): Promise<void>
	/** Runs work without statement timeouts, as a migration or an import. */
	withoutTimeouts<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>
	/** Whether other processes can use the database at the same time. */
	readonly isShared: boolean
}

interface DatabaseOptions {
	/** A Postgres server; without one PGlite runs on `dataFolder`. */
	databaseUrl?: string | undefined
	dataFolder: string
	/** A worker thread for PGlite that was started earlier. */
	thread?: Worker | undefined
	/** Called when this process must not go on: the lock on the folder is lost, or PGlite has stopped. */
	onLost: (error: Error) => void
}

/** A connection that can be used at once: its queries wait until the database is open. */
export interface Opening {
	connection: Connection
	/** Resolves when the data folder is locked. @throws FolderInUse when another process has the lock */
	readonly locked: Promise<void>
	/** Resolves when the database is open. @throws FolderInUse, or the error of the engine */
	readonly opened: Promise<void>
}

/** Starts to open the database. */
export function beginDatabase({ databaseUrl, dataFolder, thread, onLost }: DatabaseOptions): Opening {
	if (databaseUrl !== undefined) {
		return { connection: connectTo(databaseUrl), locked: Promise.resolve(), opened: Promise.resolve() }
	}
	const worker = thread ?? startThread()
	const locking = lockFolder(dataFolder, onLost)
	const opening = openFolder(dataFolder, worker, locking, onLost)
	// The error reaches the caller through `opened`; without this handler it would be an unhandled rejection.
	opening.catch(() => {})
	const { close, ...connected } = connectEngine({
		run: async (messages) => (await opening).engine.run(messages),
		close: async () => (await opening).engine.close(),
	})
	return {
		connection: {
			...connected,
			async close() {
				await close()
				const { engine, release } = await opening
				await engine.close()
				await release()
			},
		},
		get locked() {
			return locking.then(() => {})
		},
		get opened() {
			return opening.then(() => {})
		},
	}
}

/**
 * Opens the database.
 *
 * @throws FolderInUse when another process has the lock on the data folder
 */
export async function openDatabase(options: DatabaseOptions): Promise<Connection> {
	const { connection, opened } = beginDatabase(options)
	await opened
	return connection
}

async function openFolder(
	dataFolder: string,
	thread: Worker,
	locking: Promise<() => Promise<void>>,
	onLost: (error: Error) => void,
) {
	try {
		const release = await locking
		try {
			const folder = join(dataFolder, 'database')
			// Making a database takes hundreds of megabytes, which its thread gives back when it ends.
			if (!existsSync(join(folder, 'PG_VERSION'))) await (await openWorkerEngine(startThread(), folder, onLost)).close()
			return { engine: await openWorkerEngine(thread, folder, onLost), release }
		} catch (error) {
			await release()
			throw error
		}
	} catch (error) {
		await thread.terminate()
		throw error
	}
}

/** Connects to a Postgres server. */
export function connectTo(url: string): Connection {
	return {
		...onPool(postgresPool(url)),
		isShared: true,
		async withoutTimeouts(work) {
			const { db, close } = onPool(postgresPool(url, { unlimited: true }))
			try {
				return await work(db)
			} finally {
				await close()
			}
		},
	}
}

/**
 * Connects to an embedded engine. It has one session, so the pool has one connection: a query of the pool during an open
 * transaction would deadlock.
 */
export function connectEngine(engine: Engine): Connection {
	const stream = () => new EngineSocket(engine)
	const { db, close } = onPool(guardedPool(new pg.Pool({ max: 1, idleTimeoutMillis: 0, types: VALUE_TYPES, stream })))
	return { db, close, isShared: false, withoutTimeouts: (work) => work(db) }
}

function onPool(pool: PostgresPool): Pick<Connection, 'db' | 'close'> {
	const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
	// Ends the pool instead of Kysely: a later query then fails with `DatabaseUnavailable`.
	return { db, close: () => pool.end() }
}

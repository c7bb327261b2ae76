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

/** An open database and how to let go of it. */
export interface Connection {
	db: Kysely<Schema>
	close(): Promise<void>
	/** Does work whose statements may take as long as they need, as a migration or an import. */
	withoutLimits<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>
}

interface Place {
	/** A Postgres server; without one the data live in `dataFolder`. */
	databaseUrl?: string | undefined
	dataFolder: string
	/** A thread for Postgres that has been started ahead. */
	thread?: Worker | undefined
	/** Told when the folder is no longer ours: another process may be writing to it. */
	onLost: (error: Error) => void
}

/** A connection that may be handed on at once: its queries wait until the database is open. */
export interface Opening {
	connection: Connection
	/** The data folder is ours. @throws FolderInUse when another process has it open. */
	readonly begun: Promise<void>
	/** The database answers. @throws the same, or the engine's reason. */
	readonly opened: Promise<void>
}

/** Begins to open the database where the settings say. */
export function beginDatabase({ databaseUrl, dataFolder, thread, onLost }: Place): Opening {
	if (databaseUrl !== undefined) {
		return { connection: connectTo(databaseUrl), begun: Promise.resolve(), opened: Promise.resolve() }
	}
	const worker = thread ?? startThread()
	const locking = lockFolder(dataFolder, onLost)
	const opening = openFolder(dataFolder, worker, locking)
	// Whoever waits for it is told; until somebody does, a failure is no accident of the process.
	opening.catch(() => {})
	const { db, close, withoutLimits } = connectEngine({
		run: async (messages) => (await opening).engine.run(messages),
		close: async () => (await opening).engine.close(),
	})
	return {
		connection: {
			db,
			withoutLimits,
			async close() {
				await close()
				const { engine, release } = await opening
				await engine.close()
				await release()
			},
		},
		get begun() {
			return locking.then(() => {})
		},
		get opened() {
			return opening.then(() => {})
		},
	}
}

/**
 * Opens the database where the settings say.
 *
 * @throws FolderInUse when another process has the data folder open.
 */
export async function openDatabase(place: Place): Promise<Connection> {
	const { connection, opened } = beginDatabase(place)
	await opened
	return connection
}

async function openFolder(dataFolder: string, thread: Worker, locking: Promise<() => Promise<void>>) {
	try {
		const release = await locking
		try {
			return { engine: await openWorkerEngine(thread, join(dataFolder, 'database')), release }
		} catch (error) {
			await release()
			throw error
		}
	} catch (error) {
		await thread.terminate()
		throw error
	}
}

/** A database over connections to a Postgres server. */
export function connectTo(url: string): Connection {
	return {
		...over(postgresPool(url)),
		async withoutLimits(work) {
			const { db, close } = over(postgresPool(url, { endless: true }))
			try {
				return await work(db)
			} finally {
				await close()
			}
		},
	}
}

/**
 * A database over an engine of this process. It has one session, so the pool has one connection: a query of the pool
 * inside an open transaction would wait for itself.
 */
export function connectEngine(engine: Engine): Connection {
	const stream = () => new EngineSocket(engine)
	const { db, close } = over(guardedPool(new pg.Pool({ max: 1, idleTimeoutMillis: 0, types: VALUE_TYPES, stream })))
	return { db, close, withoutLimits: (work) => work(db) }
}

function over(pool: PostgresPool): Pick<Connection, 'db' | 'close'> {
	const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
	// By the pool itself: a query that comes later then fails as one of a database that is away.
	return { db, close: () => pool.end() }
}

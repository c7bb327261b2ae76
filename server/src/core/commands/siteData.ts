import { openDatabase } from '../database/connection.ts'
import type { Database } from '../database/schema.ts'
import type { Settings } from '../settings.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import { openStorage } from '../storage/openStorage.ts'

/**
 * Opens the database and the files of a site for a command, without time limits of queries.
 *
 * @throws FolderInUse when a server runs on the data folder
 */
export async function withSiteData<Result>(
	settings: Settings,
	work: (data: { db: Database; storage: ObjectStore }) => Promise<Result>,
): Promise<Result> {
	const storage = openStorage(settings)
	const connection = await openDatabase({
		databaseUrl: settings.DATABASE_URL,
		dataFolder: settings.DATA_DIR,
		onLost: (error) => {
			throw error
		},
	})
	try {
		return await connection.withoutTimeouts((db) => work({ db, storage }))
	} finally {
		await connection.close()
	}
}

import { openDatabase } from '../../core/database/connection.ts'
import type { Settings } from '../../core/settings.ts'
import { openStorage } from '../../core/storage/openStorage.ts'
import { openReleaseFiles } from '../../releases/openReleaseFiles.ts'
import type { SiteParts } from '../backup/writeBackup.ts'

/**
 * Opens the database and the files of a site for a command, without time limits of queries.
 *
 * @throws FolderInUse when a server runs on the data folder
 */
export async function withSiteParts<Result>(
	settings: Settings,
	work: (parts: SiteParts) => Promise<Result>,
): Promise<Result> {
	const storage = openStorage(settings)
	const releases = openReleaseFiles(storage, settings)
	const connection = await openDatabase({
		databaseUrl: settings.DATABASE_URL,
		dataFolder: settings.DATA_DIR,
		onLost: (error) => {
			throw error
		},
	})
	try {
		return await connection.withoutTimeouts((db) => work({ db, storage, releases }))
	} finally {
		await connection.close()
	}
}

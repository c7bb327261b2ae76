import type { Kysely } from 'kysely'
import { openDatabase } from 'server/src/core/database/connection.ts'
import type { Schema } from 'server/src/core/database/schema.ts'

/**
 * Opens the database with the imported catalogues: `DATABASE_URL`, or a copy of the site's data in `DATA_DIR`.
 * @throws FolderInUse while a server uses it.
 */
export async function withImportedDatabase(work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
	const dataFolder = process.env.DATA_DIR
	if (dataFolder === undefined) throw new Error('DATA_DIR must name a data folder with imported catalogues')
	const { db, close } = await openDatabase({
		dataFolder,
		databaseUrl: process.env.DATABASE_URL,
		onLost: (error) => {
			throw error
		},
	})
	try {
		await work(db)
	} finally {
		await close()
	}
}

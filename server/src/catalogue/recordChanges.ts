import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

interface Changed {
	titles?: readonly number[]
	articles?: readonly number[]
}

/**
 * Raises the catalogue's version and stamps the changed rows with it, so that the indexes of every process apply the change.
 * Call it in the transaction of every write to a title, its names, genres or episodes, or an article. The row of the version
 * stays locked until that transaction ends: versions become visible in their order.
 *
 * @returns the new version.
 */
export async function recordChanges(db: Database, { titles = [], articles = [] }: Changed): Promise<number> {
	const version = await raiseVersion(db)
	if (titles.length > 0) await sql`update title set version = ${version} where id = any(${titles}::int[])`.execute(db)
	if (articles.length > 0) {
		await sql`update news_article set version = ${version} where id = any(${articles}::int[])`.execute(db)
	}
	return version
}

/** Raises the version by one and returns it, for rows that are then written with it. */
export async function raiseVersion(db: Database): Promise<number> {
	const { version } = await db
		.updateTable('catalogue_version')
		.set({ version: sql<number>`version + 1` })
		.returning('version')
		.executeTakeFirstOrThrow()
	return version
}

/** Locks the version until the transaction ends, before it is known whether the transaction changes anything. */
export async function lockVersion(db: Database): Promise<void> {
	await sql`select from catalogue_version for update`.execute(db)
}

/** Records that rows were deleted: every process then rebuilds its indexes. */
export async function recordDeletion(db: Database): Promise<void> {
	await db
		.updateTable('catalogue_version')
		.set({ version: sql<number>`version + 1`, rebuilt_at: sql<number>`version + 1` })
		.execute()
}

import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

interface Changed {
	titles?: readonly number[]
	articles?: readonly number[]
}

/**
 * Raises the catalogue's version and marks what changed with it, so that the lists and the search of every process take
 * it in. Belongs in the transaction of every write to a title, its names, genres or episodes, or an article. The version's row is
 * locked until that transaction ends: versions become visible in their order.
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

/** Raises the version by one and returns it, for rows that are about to be written with it. */
export async function raiseVersion(db: Database): Promise<number> {
	const { version } = await db
		.updateTable('catalogue_version')
		.set({ version: sql<number>`version + 1` })
		.returning('version')
		.executeTakeFirstOrThrow()
	return version
}

/** Holds the version until the transaction ends, for work of which nobody knows yet whether it changes anything. */
export async function lockVersion(db: Database): Promise<void> {
	await sql`select from catalogue_version for update`.execute(db)
}

/** Says that rows were deleted: every process then reads the catalogue anew. */
export async function recordDeletion(db: Database): Promise<void> {
	await db
		.updateTable('catalogue_version')
		.set({ version: sql<number>`version + 1`, rebuilt_at: sql<number>`version + 1` })
		.execute()
}

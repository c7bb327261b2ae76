import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

interface Changed {
	titles?: readonly number[]
	articles?: readonly number[]
	people?: readonly number[]
	characters?: readonly number[]
	studios?: readonly number[]
}

/**
 * Raises the catalogue's version and stamps the changed rows with it, so that the indexes of every process apply the change.
 * Call it in the transaction of every write to a title, its names, genres or episodes, an article, or the name or picture of a
 * person, a character or a studio. The row of the version stays locked until that transaction ends: versions become visible in
 * their order.
 *
 * @returns the new version.
 */
export async function recordChanges(db: Database, changed: Changed): Promise<number> {
	const version = await raiseVersion(db)
	const { titles = [], articles = [], people = [], characters = [], studios = [] } = changed
	const ids = { title: titles, news_article: articles, person: people, character: characters, studio: studios }
	for (const [table, rows] of Object.entries(ids)) {
		if (rows.length === 0) continue
		await sql`update ${sql.table(table)} set version = ${version} where id = any(${rows}::int[])`.execute(db)
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

import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { PLATFORMS } from '../sources/platforms.ts'

/** The ids of all known platforms by key; inserts new ones. */
export async function platformIds(db: Database): Promise<ReadonlyMap<string, number>> {
	const rows = await db.selectFrom('platform').select(['id', 'key']).execute()
	const ids = new Map(rows.map(({ id, key }) => [key, id]))
	const missing = [...PLATFORMS].filter(([key]) => !ids.has(key))
	const fresh = await reserveIds(db, 'platform', missing.length)
	const added = missing.map(([key, { name, url, color = null }], place) => ({
		id: fresh[place] ?? 0,
		key,
		name,
		url,
		color,
	}))
	await insertRows(db, 'platform', added)
	for (const { id, key } of added) ids.set(key, id)
	return ids
}

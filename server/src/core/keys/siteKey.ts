import type { Database } from '../database/schema.ts'
import type { KeyTables } from './tables.ts'

/** A key of the site. It is made with the database, so that all processes have the same one. */
export function siteKey(db: Database, name: KeyTables['site_key']['name']) {
	return db
		.selectFrom('site_key')
		.where('name', '=', name)
		.select(['public_half as publicHalf', 'secret'])
		.executeTakeFirstOrThrow()
}

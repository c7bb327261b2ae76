import type { Facets, Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { readVersion } from '../readCache.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import type { Catalogue } from './listTitles.ts'

/** The values that lists of a kind can be filtered by. */
export async function readFacets(
	{ db, index }: Catalogue,
	kind: Kind,
	maxStaleness: MaxStaleness,
): Promise<Facets & { isBehind: boolean }> {
	const read = async () => ({ version: await readVersion(db), ...index.listing.facets(kind) })
	const { years, seasons, dubs, services, isBehind } = await consistentRead(index, read, maxStaleness)
	return { years, seasons, dubs, services: await namedServices(db, services), isBehind }
}

async function namedServices(db: Database, keys: readonly string[]): Promise<{ key: string; name: string }[]> {
	if (keys.length === 0) return []
	const rows = await db.selectFrom('platform').where('key', 'in', keys).select(['key', 'name']).execute()
	const names = new Map(rows.map(({ key, name }) => [key, name]))
	return keys.flatMap((key) => {
		const name = names.get(key)
		return name === undefined ? [] : [{ key, name }]
	})
}

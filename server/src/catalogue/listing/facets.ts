import type { Facets, Kind } from 'shared-contract'
import { readVersion } from '../readCache.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import type { Catalogue } from './listTitles.ts'

/** The years and seasons that lists of a kind can be filtered by. */
export async function readFacets(
	{ db, index }: Catalogue,
	kind: Kind,
	maxStaleness: MaxStaleness,
): Promise<Facets & { isBehind: boolean }> {
	const read = async () => ({ version: await readVersion(db), ...index.listing.facets(kind) })
	const { years, seasons, isBehind } = await consistentRead(index, read, maxStaleness)
	return { years, seasons, isBehind }
}

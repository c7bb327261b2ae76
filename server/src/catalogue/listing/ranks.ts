import type { Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import { readVersion } from '../readCache.ts'
import { consistentRead } from './consistentRead.ts'

// The index makes a new list when a title changes.
const ranks = new WeakMap<Int32Array, ReadonlyMap<number, number>>()

/** The place of a title among all of its kind, by rating or renown, from 1; null for an unknown id. */
export async function rankOf(
	{ db, index }: { db: Database; index: CatalogueIndex },
	kind: Kind,
	sort: 'rating' | 'renown',
): Promise<(titleId: number) => number | null> {
	const read = async () => ({ version: await readVersion(db), list: index.listing.list({ kind, sort }) })
	const { list } = await consistentRead(index, read)
	const known = ranks.get(list) ?? new Map([...list].map((id, place) => [id, place + 1]))
	ranks.set(list, known)
	return (titleId) => known.get(titleId) ?? null
}

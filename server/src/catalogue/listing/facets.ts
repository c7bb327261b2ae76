import type { Facets, Kind } from 'shared-contract'
import { readVersion } from '../keptReads.ts'
import type { Catalogue } from '../listing.ts'
import type { Patience } from '../versionFollower.ts'
import { inStep } from './inStep.ts'

/** What the lists of a kind can be filtered by. */
export async function readFacets(
	{ db, index }: Catalogue,
	kind: Kind,
	patience: Patience,
): Promise<Facets & { isBehind: boolean }> {
	const read = async () => ({ version: await readVersion(db), ...index.listing.facets(kind) })
	const { years, seasons, isBehind } = await inStep(index, read, patience)
	return { years, seasons, isBehind }
}

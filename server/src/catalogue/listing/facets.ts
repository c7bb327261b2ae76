import type { Facets, Kind } from 'shared-contract'
import type { Catalogue } from '../listing.ts'
import { inStep } from './inStep.ts'

/** What the lists of a kind can be filtered by. */
export async function readFacets({ db, index }: Catalogue, kind: Kind): Promise<Facets> {
	const { facets } = await inStep(index, async () => {
		const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
		return { version, facets: index.listing.facets(kind) }
	})
	return facets
}

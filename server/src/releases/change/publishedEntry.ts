import type { RegistrySlice } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { ReleaseName } from '../releaseFiles.ts'

/** The registry entry of a version. @throws Problem `release.unknown` when it is not published */
export async function publishedEntry(db: Database, { slice, version }: ReleaseName): Promise<RegistrySlice> {
	const release = await db
		.selectFrom('release')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.where('state', '=', 'published')
		.select('entry')
		// The lock makes pruning wait.
		.forShare()
		.executeTakeFirst()
	if (!release) throw new Problem('release.unknown', 404)
	return release.entry
}

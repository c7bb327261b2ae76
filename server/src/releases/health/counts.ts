import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'

/** The reported loads and failures of a version. */
export interface Counts {
	loads: number
	failures: number
}

/** All reports of a version. */
export async function countsOf(db: Database, { slice, version }: ReleaseName): Promise<Counts> {
	const { loads, failures } = await db
		.selectFrom('release_report')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.select(({ fn }) => [fn.sum<number | null>('loads').as('loads'), fn.sum<number | null>('failures').as('failures')])
		.executeTakeFirstOrThrow()
	return { loads: loads ?? 0, failures: failures ?? 0 }
}

/** The failure rate, 0 to 1; 0 without reports. */
export function failingShare({ loads, failures }: Counts): number {
	const all = loads + failures
	return all === 0 ? 0 : failures / all
}

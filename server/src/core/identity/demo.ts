import { sql } from 'kysely'
import type { AppContext } from '../appContext.ts'

/**
 * Whether a visitor may try everything as the sample member: as the settings say, else for as long as there is nothing
 * but samples.
 */
export async function isDemo({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<boolean> {
	if (settings.SITE_DEMO !== undefined) return settings.SITE_DEMO
	const { rows } = await sql<{ real: boolean }>`select exists (select from member where not is_sample)
		or exists (select from title where not is_sample) as real`.execute(db)
	return rows[0]?.real === false
}

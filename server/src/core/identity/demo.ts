import { sql } from 'kysely'
import type { AppContext } from '../appContext.ts'

/**
 * Whether the site is a demo, in which a visitor acts as the sample member: `SITE_DEMO`, else true while the database holds
 * only samples.
 */
export async function isDemo({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<boolean> {
	if (settings.SITE_DEMO !== undefined) return settings.SITE_DEMO
	const { rows } = await sql<{ real: boolean }>`select exists (select from member where not is_sample)
		or exists (select from title where not is_sample) as real`.execute(db)
	return rows[0]?.real === false
}

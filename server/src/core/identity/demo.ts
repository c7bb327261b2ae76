import type { AppContext } from '../appContext.ts'

/**
 * Whether the site is a demo, in which a visitor acts as the sample member: `SITE_DEMO`, else true while the database holds
 * only samples.
 */
export async function isDemo({ db, settings, hasRealContent }: AppContext): Promise<boolean> {
	if (settings.SITE_DEMO !== undefined) return settings.SITE_DEMO
	const member = await db.selectFrom('member').where('is_sample', '=', false).select('id').limit(1).executeTakeFirst()
	return member === undefined && !(await hasRealContent(db))
}

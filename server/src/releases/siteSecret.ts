import type { Database } from '../core/database/schema.ts'

/** The secret that all processes of the site share. Whoever signs with it begins the text with a purpose of its own. */
export async function siteSecret(db: Database): Promise<string> {
	const { secret } = await db.selectFrom('release_state').select('secret').executeTakeFirstOrThrow()
	return secret
}

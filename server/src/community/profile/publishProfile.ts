import { type SqlBool, sql } from 'kysely'
import type { AppContext } from '../../core/appContext.ts'
import { readable } from '../../core/identity/visibility/mayRead.ts'

/** Publishes changed profiles, except private ones. */
export async function publishProfiles({ db, live }: AppContext, memberIds: readonly string[]): Promise<void> {
	const visible = await db
		.selectFrom('member')
		.where(sql<SqlBool>`member.id = any(${memberIds}::uuid[])`)
		.where((eb) => readable(eb, null, 'member.id'))
		.select('member.id')
		.execute()
	for (const { id } of visible) live.publish(`profile:${id}`, { type: 'profileChanged' })
}

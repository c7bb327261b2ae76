import { sql } from 'kysely'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { isMemberId } from '../../core/identity/memberId.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { maySeePresence } from './mayWrite.ts'

/** Filters members to those whose presence a member may see: friends, and members of a common group with a public profile. */
export async function visiblePresence(db: Database, memberId: string, otherIds: readonly string[]): Promise<string[]> {
	const ids = otherIds.filter((id) => isMemberId(id) && id !== memberId)
	if (ids.length === 0) return []
	const viewer = sql`${memberId}::uuid`
	const other = sql.ref('other.id')
	const { rows } = await sql<{ id: string }>`
		select other.id::text as id
		from unnest(${ids}::uuid[]) as other(id)
		left join conversation c on c.low_id = least(${viewer}, other.id) and c.high_id = greatest(${viewer}, other.id)
		where ${notBlockedMember(viewer, other)} and ${maySeePresence(viewer, other, sql.ref('c.id'))}`.execute(db)
	return rows.map(({ id }) => id)
}

/** Ends the presence subscriptions between two members where they may no longer see each other's presence. */
export async function revokePresence({ db, live }: AppContext, one: string, other: string): Promise<void> {
	for (const [viewerId, otherId] of [
		[one, other],
		[other, one],
	] as const) {
		if ((await visiblePresence(db, viewerId, [otherId])).length === 0) live.revoke(`presence:${otherId}`, viewerId)
	}
}

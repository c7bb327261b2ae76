import { type SqlBool, sql } from 'kysely'
import type { FriendRequest, friendRequestsRoute, RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { toMemberCard } from '../memberCard.ts'

interface Row {
	id: number
	member_id: string
	username: string
	avatar_url: string | null
	requested_at: Date
}

const PAGE_SIZE = 100

/** Counts the open requests that a member received. */
export async function receivedRequests(db: Database, memberId: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from friendship f
		where ${memberId} in (f.low_id, f.high_id) and f.accepted_at is null and f.requested_by <> ${memberId}`.execute(db)
	return rows[0]?.count ?? 0
}

/** The open requests that a member received and sent, newest first. */
export async function openRequests(db: Database, memberId: string): Promise<RouteAnswer<typeof friendRequestsRoute>> {
	return {
		received: await read(db, memberId, sql<SqlBool>`f.requested_by <> ${memberId}`),
		receivedCount: await receivedRequests(db, memberId),
		sent: await read(db, memberId, sql<SqlBool>`f.requested_by = ${memberId}`),
	}
}

/** One open request as one of the two sees it; undefined if it is not open any more. */
export async function openRequest(db: Database, id: number, memberId: string): Promise<FriendRequest | undefined> {
	const [request] = await read(db, memberId, sql<SqlBool>`f.id = ${id}`)
	return request
}

async function read(
	db: Database,
	memberId: string,
	condition: ReturnType<typeof sql<SqlBool>>,
): Promise<FriendRequest[]> {
	const { rows } = await sql<Row>`
		select f.id, m.id as member_id, m.username, m.avatar_url, f.requested_at
		from friendship f
		join member m on m.id = case when f.low_id = ${memberId} then f.high_id else f.low_id end
		where ${memberId} in (f.low_id, f.high_id) and f.accepted_at is null and ${condition}
		order by f.requested_at desc, f.id desc limit ${PAGE_SIZE}`.execute(db)
	return rows.map(({ id, member_id, username, avatar_url, requested_at }) => ({
		id: String(id),
		member: toMemberCard({ id: member_id, username, avatar_url }),
		sentAt: requested_at.toISOString(),
	}))
}

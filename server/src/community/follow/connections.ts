import { sql } from 'kysely'
import type { Connection, ConnectionSide, Role } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { afterCursor, type Cursor, cursorPage, microsOf } from '../../core/http/cursor.ts'
import { toMember } from '../../core/identity/member.ts'
import { isMemberId } from '../../core/identity/memberId.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'

const PAGE_SIZE = 30

interface ConnectionsQuery {
	ownerId: string
	/** Null for a visitor. */
	viewerId: string | null
	side: ConnectionSide
	/** Part of a name, or an id; empty matches all. */
	q: string
	after: Cursor | undefined
}

interface Row {
	id: string
	username: string
	avatar_url: string | null
	role: Role
	followed: boolean
	micros: string
}

/** One page of a member's followers or followed members, newest first, without the viewer and members hidden from them. */
export async function connections(
	db: Database,
	query: ConnectionsQuery,
): Promise<{ items: Connection[]; next: string | null }> {
	const { ownerId, viewerId, after } = query
	const { own, other } = columnsOf(query.side)
	const { rows } = await sql<Row>`
		select m.id, m.username, m.avatar_url, m.role, ${microsOf(sql`f.followed_at`)} as micros,
			exists (select from member_follow r where r.follower_id = ${viewerId} and r.followed_id = m.id) as followed
		from member_follow f join member m on m.id = ${other}
		where ${own} = ${ownerId} and ${isOther(viewerId)} and ${readableMember(viewerId, sql`m.id`)}
			and ${matches(query.q)} and ${afterCursor(after, sql`f.followed_at`, other)}
		order by f.followed_at desc, ${other} desc limit ${PAGE_SIZE + 1}`.execute(db)
	const { items, next } = cursorPage(rows, PAGE_SIZE, ({ micros, id }) => ({ micros, key: id }))
	return { items: items.map((row) => ({ ...toMember(row), isFollowed: row.followed })), next }
}

/** The size of each list of {@link connections}. */
export async function countListed(db: Database, { ownerId, viewerId }: Pick<ConnectionsQuery, 'ownerId' | 'viewerId'>) {
	const count = (side: ConnectionSide) => {
		const { own, other } = columnsOf(side)
		return sql`(select count(*)::int from member_follow f join member m on m.id = ${other}
			where ${own} = ${ownerId} and ${isOther(viewerId)} and ${readableMember(viewerId, sql`m.id`)})`
	}
	const { rows } = await sql<{ followers: number; following: number }>`
		select ${count('followers')} as followers, ${count('following')} as following`.execute(db)
	return rows[0] ?? { followers: 0, following: 0 }
}

function columnsOf(side: ConnectionSide) {
	const [follower, followed] = [sql`f.follower_id`, sql`f.followed_id`]
	return side === 'followers' ? { own: followed, other: follower } : { own: follower, other: followed }
}

function isOther(viewerId: string | null) {
	return viewerId === null ? sql`true` : sql`m.id <> ${viewerId}`
}

function matches(q: string) {
	const text = q.trim()
	if (text === '') return sql`true`
	if (isMemberId(text)) return sql`m.id = ${text}`
	// `strpos` has no wildcards to escape.
	return sql`strpos(m.username_key, ${usernameKey(text)}) > 0`
}

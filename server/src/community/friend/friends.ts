import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FRIENDS_PAGE_SIZE, type Friend, type friendsRoute, type RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import type { OnlineLookup } from '../conversation/directChats.ts'
import { toMemberCard } from '../memberCard.ts'

interface Row {
	id: string
	username: string
	username_key: string
	avatar_url: string | null
	accepted_at: Date
}

interface FriendsQuery {
	memberId: string
	/** Part of a name. */
	name?: string | undefined
	/** The cursor of the previous page, its `next`. */
	after?: string | undefined
}

/** One page of a member's friends by name. The cursor is the username key, which is unique. */
export async function friendsOf(
	db: Database,
	{ memberId, name, after }: FriendsQuery,
	online: OnlineLookup,
): Promise<RouteAnswer<typeof friendsRoute>> {
	const key = usernameKey(name ?? '')
	const nameMatches = key === '' ? sql<SqlBool>`true` : sql<SqlBool>`position(${key} in m.username_key) > 0`
	const beyond = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`m.username_key > ${after}`
	const rows = await read(db, memberId, sql<SqlBool>`${nameMatches} and ${beyond}`)
	const counted = await sql<{
		total: number
	}>`select count(*) as total ${friendship(memberId)} and ${nameMatches}`.execute(db)
	const page = rows.slice(0, FRIENDS_PAGE_SIZE)
	return {
		items: present(page, online),
		total: counted.rows[0]?.total ?? 0,
		next: rows.length > page.length ? (page.at(-1)?.username_key ?? null) : null,
	}
}

/** One friend of a member, if they are friends. */
export async function friendOf(
	db: Database,
	memberId: string,
	friendId: string,
	online: OnlineLookup,
): Promise<Friend | undefined> {
	const [friend] = present(await read(db, memberId, sql<SqlBool>`m.id = ${friendId}`), online)
	return friend
}

function friendship(memberId: string) {
	return sql`from friendship f
		join member m on m.id = case when f.low_id = ${memberId} then f.high_id else f.low_id end
		where ${memberId} in (f.low_id, f.high_id) and f.accepted_at is not null`
}

async function read(db: Database, memberId: string, condition: RawBuilder<SqlBool>): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select m.id, m.username, m.username_key, m.avatar_url, f.accepted_at ${friendship(memberId)} and ${condition}
		order by m.username_key limit ${FRIENDS_PAGE_SIZE + 1}`.execute(db)
	return rows
}

function present(rows: readonly Row[], online: OnlineLookup): Friend[] {
	const onlineIds = online(rows.map(({ id }) => id))
	return rows.map((row) => ({
		member: toMemberCard(row),
		online: onlineIds.has(row.id),
		since: row.accepted_at.toISOString(),
	}))
}

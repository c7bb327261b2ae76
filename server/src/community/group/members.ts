import { type SqlBool, sql } from 'kysely'
import { GROUP_MEMBERS_PAGE_SIZE, type GroupRole, type groupMembersRoute, type RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import type { OnlineLookup } from '../conversation/directChats.ts'
import { areFriends } from '../conversation/mayWrite.ts'
import { toMemberCard } from '../memberCard.ts'

interface MembersQuery {
	groupId: string
	viewerId: string
	/** Moderators of the group also see members that a block hides from them. */
	seesAll: boolean
	/** Part of a name. */
	name?: string | undefined
	/** The cursor of the previous page, its `next`. */
	after?: string | undefined
}

interface Row {
	id: string
	username: string
	username_key: string
	avatar_url: string | null
	role: GroupRole
	rank: number
	joined_at: Date
	shows_presence: boolean
}

const RANK = sql`case g.role when 'admin' then 0 when 'moderator' then 1 else 2 end`
const CURSOR = /^([012])~(.+)$/s

/** One page of a group's members: admins, moderators, others, each by name. Username keys are unique. */
export async function groupMembers(
	db: Database,
	{ groupId, viewerId, seesAll, name, after }: MembersQuery,
	online: OnlineLookup,
): Promise<RouteAnswer<typeof groupMembersRoute>> {
	const key = usernameKey(name ?? '')
	const named = key === '' ? sql<SqlBool>`true` : sql<SqlBool>`position(${key} in m.username_key) > 0`
	const inGroup = sql`from group_member g join member m on m.id = g.member_id
		where g.group_id = ${groupId} and ${named} and ${seesAll ? sql<SqlBool>`true` : notBlockedFor(viewerId)}`
	const { rows } = await sql<Row>`
		select m.id, m.username, m.username_key, m.avatar_url, g.role, ${RANK} as rank, g.joined_at,
			${showsPresence(viewerId)} as shows_presence
		${inGroup} and ${beyond(after)}
		order by rank, m.username_key limit ${GROUP_MEMBERS_PAGE_SIZE + 1}`.execute(db)
	const counted = await sql<{ total: number }>`select count(*) as total ${inGroup}`.execute(db)
	const page = rows.slice(0, GROUP_MEMBERS_PAGE_SIZE)
	const last = rows.length > page.length ? page.at(-1) : undefined
	const onlineIds = online(page.map(({ id }) => id))
	return {
		items: page.map((row) => ({
			...toMemberCard(row),
			role: row.role,
			online: row.shows_presence && onlineIds.has(row.id),
			joinedAt: row.joined_at.toISOString(),
		})),
		total: counted.rows[0]?.total ?? 0,
		next: last ? `${last.rank}~${last.username_key}` : null,
	}
}

function notBlockedFor(viewerId: string) {
	return sql<SqlBool>`not exists (
		select from member_block b where (b.member_id, b.blocked_id) in ((m.id, ${viewerId}), (${viewerId}, m.id))
	)`
}

// Only friends see the presence of a private member.
function showsPresence(viewerId: string) {
	return sql<SqlBool>`(m.id = ${viewerId} or ${areFriends(sql`m.id`, sql`${viewerId}::uuid`)}
		or not exists (select from member_privacy p where p.member_id = m.id and not p.is_public))`
}

function beyond(after: string | undefined) {
	if (after === undefined) return sql<SqlBool>`true`
	const [, rank, key] = CURSOR.exec(after) ?? []
	if (rank === undefined || key === undefined) throw new Problem('request.invalid', 400)
	return sql<SqlBool>`(${RANK}, m.username_key) > (${Number(rank)}, ${key})`
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
	type ChannelWatch,
	channelOfThread,
	type Group,
	type GroupChannel,
	type GroupRole,
	groupInitials,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { isUnread } from '../conversation/isOpenTo.ts'
import { unreadThreads } from '../conversation/unreadConversations.ts'
import { readWatches } from '../watch/readWatches.ts'

interface GroupRow {
	id: string
	name: string
	description: string
	is_public: boolean
	member_count: number
	role: GroupRole
}

interface ChannelRow {
	id: string
	group_id: string
	key: string
	name: string
	last_number: number
	read_number: number
	unread: boolean
}

/** A member's groups, by name, with their channels. */
export function groupsOf(db: Database, memberId: string): Promise<Group[]> {
	return read(db, memberId, sql<SqlBool>`true`)
}

/** The ids of a member's groups. */
export async function groupIdsOf(db: Database, memberId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('group_member')
		.where('member_id', '=', memberId)
		.select('group_id')
		.orderBy('group_id')
		.execute()
	return rows.map(({ group_id }) => group_id)
}

/** One of a member's groups. @throws Problem 404 if they are not in it. */
export async function groupOf(db: Database, groupId: string, memberId: string): Promise<Group> {
	const [group] = await read(db, memberId, sql<SqlBool>`g.id = ${groupId}`)
	if (!group) throw new Problem('request.notFound', 404)
	return group
}

/** True if a member is in a group. */
export async function isInGroup(db: Database, groupId: string, memberId: string): Promise<boolean> {
	return (await groupsAmong(db, [groupId], memberId)).length > 0
}

/** Filters group ids to those that a member is in, and so may subscribe to. */
export async function groupsAmong(db: Database, groupIds: readonly string[], memberId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('group_member')
		.where('group_id', 'in', groupIds)
		.where('member_id', '=', memberId)
		.select('group_id')
		.execute()
	return rows.map(({ group_id }) => group_id)
}

async function read(db: Database, memberId: string, condition: RawBuilder<SqlBool>): Promise<Group[]> {
	const { rows } = await sql<GroupRow>`
		select g.id, g.name, g.description, g.is_public, g.member_count, m.role
		from group_member m join community_group g on g.id = m.group_id
		where m.member_id = ${memberId} and ${condition}
		order by lower(g.name), g.id`.execute(db)
	const channels = await channelsOf(
		db,
		rows.map(({ id }) => id),
		memberId,
	)
	return rows.map((row) => presentGroup(row, channels.get(row.id) ?? []))
}

async function channelsOf(db: Database, groupIds: string[], memberId: string): Promise<Map<string, GroupChannel[]>> {
	if (groupIds.length === 0) return new Map()
	const { rows } = await sql<ChannelRow>`
		select c.id, h.group_id, h.key, h.name, c.last_number, coalesce(r.number, 0) as read_number,
			exists (select from message u where ${isUnread(sql`${memberId}::uuid`)}) as unread
		from group_channel h
		join conversation c on c.group_id = h.group_id and c.channel_key = h.key
		left join conversation_read r on r.conversation_id = c.id and r.member_id = ${memberId}
		where h.group_id = any(${groupIds})
		order by h.group_id, h.position, h.key`.execute(db)
	const byGroup = new Map<string, GroupChannel[]>(groupIds.map((id) => [id, []]))
	const watches = await readWatches(
		db,
		rows.map(({ id }) => id),
		memberId,
	)
	const unread = await unreadThreads(db, memberId)
	for (const row of rows) {
		const channel = presentChannel(row, watches.get(row.id) ?? null)
		const threads = unread.filter((id) => channelOfThread(id) === row.id)
		byGroup.get(row.group_id)?.push(threads.length === 0 ? channel : { ...channel, threads })
	}
	return byGroup
}

function presentChannel(row: ChannelRow, watch: ChannelWatch | null): GroupChannel {
	const { id, key, name, unread, last_number, read_number } = row
	return { id, key, name, unread, lastNumber: last_number, readNumber: read_number, watch }
}

function presentGroup(row: GroupRow, channels: GroupChannel[]): Group {
	const { id, name, description, role } = row
	const figures = { isPublic: row.is_public, memberCount: row.member_count, initials: groupInitials(name) }
	return { id, name, description, role, ...figures, channels }
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DIRECT_PAGE_SIZE, type DirectConversation, MESSAGE_PREVIEW_LENGTH, UNREAD_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf } from '../../core/http/cursor.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import { toMemberCard } from '../memberCard.ts'
import { isOpenTo } from './isOpenTo.ts'
import { areFriends, maySeePresence, mayWriteTo } from './mayWrite.ts'

/** Filters member ids to those who are online. */
export type OnlineLookup = (memberIds: Iterable<string>) => Set<string>

interface Row {
	id: string
	other_id: string
	username: string
	avatar_url: string | null
	last_number: number
	micros: string | null
	listed_at: Date | null
	read_number: number
	unread: number
	may_write: boolean
	may_see_presence: boolean
	author_id: string | null
	preview: string | null
	has_picture: boolean
	sent_at: Date | null
	is_deleted: boolean
}

interface DirectChatsQuery {
	memberId: string
	/** The cursor of the previous page, its `older`. */
	before?: string | undefined
	/** Part of the other member's name. */
	name?: string | undefined
}

/**
 * One page of a member's direct chats, last message first: those with messages, and empty ones with friends.
 *
 * @throws Problem 400 if `before` is not a valid cursor.
 */
export async function directChats(
	db: Database,
	{ memberId, before, name }: DirectChatsQuery,
	online: OnlineLookup,
): Promise<{ items: DirectConversation[]; older: string | null }> {
	const rows = await read(
		db,
		memberId,
		sql<SqlBool>`${isListed(memberId)} and ${beyond(before)} and ${nameContains(name)}`,
		DIRECT_PAGE_SIZE + 1,
	)
	const last = rows[DIRECT_PAGE_SIZE - 1]
	const items = present(rows.slice(0, DIRECT_PAGE_SIZE), online)
	return { items, older: last && rows.length > DIRECT_PAGE_SIZE ? `${last.micros}~${last.id}` : null }
}

/** One direct chat from the view of one of its two members. @throws Problem 404 if it is not theirs. */
export async function directChat(
	db: Database,
	id: string,
	memberId: string,
	online: OnlineLookup,
): Promise<DirectConversation> {
	const [chat] = present(await read(db, memberId, sql<SqlBool>`c.id = ${id}`, 1), online)
	if (!chat) throw new Problem('request.notFound', 404)
	return chat
}

async function read(db: Database, memberId: string, condition: RawBuilder<SqlBool>, limit: number): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select c.id, c.other_id, o.username, o.avatar_url, c.last_number, c.read_number,
			${microsOf(sql`c.last_sent_at`)} as micros, c.last_sent_at as listed_at, m.author_id, m.sent_at,
			case when ${isOpenTo(sql`${memberId}::uuid`)} then left(m.text, ${MESSAGE_PREVIEW_LENGTH}) end as preview,
			m.deletion is not null as is_deleted, m.picture_id is not null as has_picture,
			${mayWriteTo(sql`${memberId}::uuid`, sql`c.other_id`, sql`c.id`)} as may_write,
			${maySeePresence(sql`${memberId}::uuid`, sql`c.other_id`, sql`c.id`)} as may_see_presence,
			(select count(*) from (
				select from message u
				where u.conversation_id = c.id and u.number > c.read_number
					and u.author_id = c.other_id and u.deletion is null
				limit ${UNREAD_MAX}
			) counted) as unread
		from (
			select c.*, coalesce(r.number, 0) as read_number,
				case when c.low_id = ${memberId} then c.high_id else c.low_id end as other_id
			from conversation c
			left join conversation_read r on r.conversation_id = c.id and r.member_id = ${memberId}
			where c.low_id = ${memberId} or c.high_id = ${memberId}
		) c
		join member o on o.id = c.other_id
		left join message m on m.conversation_id = c.id and m.number = c.last_number
		where ${condition} and not exists (
			select from member_block b where (b.member_id, b.blocked_id) in ((c.low_id, c.high_id), (c.high_id, c.low_id))
		)
		order by c.last_sent_at desc, c.id desc
		limit ${limit}`.execute(db)
	return rows
}

const CURSOR = /^(-?\d{1,17})~([A-Za-z0-9-]{1,80})$/

function beyond(before: string | undefined): RawBuilder<SqlBool> {
	if (before === undefined) return sql`true`
	const [, micros, id] = CURSOR.exec(before) ?? []
	if (micros === undefined || id === undefined) throw new Problem('request.invalid', 400)
	return sql`(c.last_sent_at, c.id) < (${instantOf(micros)}, ${id})`
}

function isListed(memberId: string): RawBuilder<SqlBool> {
	return sql`(c.last_number > 0 or (c.last_sent_at is not null and ${areFriends(sql`${memberId}::uuid`, sql`c.other_id`)}))`
}

function nameContains(name: string | undefined): RawBuilder<SqlBool> {
	const key = usernameKey(name ?? '')
	return key === '' ? sql`true` : sql`position(${key} in o.username_key) > 0`
}

function present(rows: readonly Row[], online: OnlineLookup): DirectConversation[] {
	const onlineIds = online(rows.map((row) => row.other_id))
	return rows.map((row) => ({
		id: row.id,
		member: toMemberCard({ id: row.other_id, username: row.username, avatar_url: row.avatar_url }),
		online: row.may_see_presence && onlineIds.has(row.other_id),
		lastMessage: row.sent_at === null ? null : lastMessage(row, row.sent_at),
		lastNumber: row.last_number,
		readNumber: row.read_number,
		unread: row.unread,
		canWrite: row.may_write,
		...(row.last_number === 0 && row.listed_at ? { listedAt: row.listed_at.toISOString() } : {}),
	}))
}

function lastMessage({ last_number, author_id, preview, has_picture, is_deleted }: Row, sentAt: Date) {
	const text = is_deleted || author_id === null ? null : preview
	const hasPicture = has_picture && text !== null
	return {
		number: last_number,
		authorId: author_id,
		text,
		...(hasPicture && { hasPicture }),
		sentAt: sentAt.toISOString(),
	}
}

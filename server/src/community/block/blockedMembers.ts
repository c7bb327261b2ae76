import { sql } from 'kysely'
import type { blocksRoute, Role, RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { afterCursor, type Cursor, cursorPage, microsOf } from '../../core/http/cursor.ts'
import { toMember } from '../../core/identity/member.ts'

const PAGE_SIZE = 30

interface Row {
	id: string
	username: string
	avatar_url: string | null
	role: Role
	blocked_at: Date
	micros: string
}

/** One page of the members that a member blocked, newest first. */
export async function blockedMembers(
	db: Database,
	memberId: string,
	after: Cursor | undefined,
): Promise<RouteAnswer<typeof blocksRoute>> {
	const { rows } = await sql<Row>`
		select m.id, m.username, m.avatar_url, m.role, b.blocked_at, ${microsOf(sql`b.blocked_at`)} as micros
		from member_block b join member m on m.id = b.blocked_id
		where b.member_id = ${memberId} and ${afterCursor(after, sql`b.blocked_at`, sql`b.blocked_id`)}
		order by b.blocked_at desc, b.blocked_id desc limit ${PAGE_SIZE + 1}`.execute(db)
	const { items, next } = cursorPage(rows, PAGE_SIZE, ({ micros, id }) => ({ micros, key: id }))
	return { items: items.map((row) => ({ ...toMember(row), blockedAt: row.blocked_at.toISOString() })), next }
}

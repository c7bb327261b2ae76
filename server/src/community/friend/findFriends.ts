import { sql } from 'kysely'
import { FRIEND_SEARCH_LIMIT, type MemberCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { readable } from '../../core/identity/visibility/mayRead.ts'
import { toMemberCard } from '../memberCard.ts'

/**
 * Searches members by name that a member can send a friend request to: visible members without a friendship or an open
 * request.
 */
export async function findFriends(db: Database, memberId: string, typed: string): Promise<MemberCard[]> {
	const query = wordsQuery(typed)
	if (query === null) return []
	const rows = await db
		.selectFrom('member')
		.where(holdsWords(sql`member.username`, query))
		.where('member.id', '<>', memberId)
		.where((eb) => readable(eb, memberId, 'member.id'))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('friendship as f')
						.whereRef('f.low_id', '=', sql`least(member.id, ${memberId}::uuid)`)
						.whereRef('f.high_id', '=', sql`greatest(member.id, ${memberId}::uuid)`)
						.select('f.id'),
				),
			),
		)
		.select(['member.id', 'member.username', 'member.avatar_url'])
		.orderBy('member.username_key')
		.limit(FRIEND_SEARCH_LIMIT)
		.execute()
	return rows.map(toMemberCard)
}

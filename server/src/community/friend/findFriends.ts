import { sql } from 'kysely'
import { FRIEND_SEARCH_LIMIT, type MemberCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { toMemberCard } from '../memberCard.ts'
import { readable } from '../privacy/mayRead.ts'

/**
 * Members by the words of their names, whom somebody may ask to be friends: nobody whom they have asked or been asked by,
 * no friends, nobody hidden from them, not themselves.
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

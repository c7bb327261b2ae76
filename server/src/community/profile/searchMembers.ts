import { sql } from 'kysely'
import type { MemberCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { readable } from '../../core/identity/visibility/mayRead.ts'
import { toMemberCard } from '../memberCard.ts'

/** Searches members whom a reader may see by the beginnings of the words of their name; an exact name comes first. */
export async function searchMembers(
	db: Database,
	typed: string,
	limit: number,
	readerId: string | null,
): Promise<MemberCard[]> {
	const query = wordsQuery(typed)
	if (query === null) return []
	const rows = await db
		.selectFrom('member')
		.where(holdsWords(sql`member.username`, query))
		.where((eb) => readable(eb, readerId, 'member.id'))
		.select(['member.id', 'member.username', 'member.avatar_url'])
		.orderBy(sql`lower(member.username) <> ${typed.trim().toLowerCase()}`)
		.orderBy('member.username_key')
		.limit(limit)
		.execute()
	return rows.map(toMemberCard)
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MEMBERS_PAGE_SIZE, type MemberList, type MembersQuery } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { LISTED_COLUMNS, toListedMember } from './listedMember.ts'

/** One page of the members whose names contain the typed words, admins and moderators first. */
export async function findMembers(db: Database, { q = '', role, page = 1 }: MembersQuery): Promise<MemberList> {
	const matching = db
		.selectFrom('member')
		.where(named(q))
		.$if(role !== undefined, (query) => query.where('role', '=', role ?? 'member'))
	const [rows, { count }] = await Promise.all([
		matching
			.select(LISTED_COLUMNS)
			.orderBy(sql`case role when 'admin' then 0 when 'moderator' then 1 else 2 end`)
			.orderBy('username_key')
			.orderBy('id')
			.limit(MEMBERS_PAGE_SIZE)
			.offset((page - 1) * MEMBERS_PAGE_SIZE)
			.execute(),
		matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
	])
	return { items: rows.map(toListedMember), page, pageSize: MEMBERS_PAGE_SIZE, total: Number(count) }
}

// Punctuation alone matches no name.
function named(q: string): RawBuilder<SqlBool> {
	if (q.trim() === '') return sql<SqlBool>`true`
	const query = wordsQuery(q)
	return query === null ? sql<SqlBool>`false` : holdsWords(sql`member.username`, query)
}

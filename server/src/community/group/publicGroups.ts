import { type SqlBool, sql } from 'kysely'
import { GROUP_SEARCH_LIMIT, type GroupCard, groupInitials } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'

interface Row {
	id: string
	name: string
	description: string
	member_count: number
	joined: boolean
}

/** Searches public groups by the words of their names, largest first; without a word, the largest of all. */
export async function publicGroups(db: Database, typed: string, memberId: string): Promise<GroupCard[]> {
	const query = wordsQuery(typed)
	if (query === null && typed.trim() !== '') return []
	const { rows } = await sql<Row>`
		select g.id, g.name, g.description, g.member_count,
			exists (select from group_member m where m.group_id = g.id and m.member_id = ${memberId}) as joined
		from community_group g
		where g.is_public and ${query === null ? sql<SqlBool>`true` : holdsWords(sql`g.name`, query)}
		order by g.member_count desc, g.id limit ${GROUP_SEARCH_LIMIT}`.execute(db)
	return rows.map(({ id, name, description, member_count, joined }) => ({
		id,
		name,
		description,
		isPublic: true,
		initials: groupInitials(name),
		memberCount: member_count,
		joined,
	}))
}

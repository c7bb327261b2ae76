import { sql } from 'kysely'
import type { SearchList } from 'shared-contract'
import { type Pictures, pictureUrl } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { listKey } from './listKey.ts'

interface Row {
	id: number
	title: string
	owner: string
	count: number
	cover_id: number | null
	cover_url: string | null
}

/**
 * Searches public lists of members whom a reader may see by the beginnings of the words of their title, the longest list first.
 * Empty lists are left out.
 */
export async function searchLists(
	db: Database,
	pictures: Pictures,
	{ typed, limit, readerId }: { typed: string; limit: number; readerId: string | null },
): Promise<SearchList[]> {
	const query = wordsQuery(typed)
	if (query === null) return []
	const { rows } = await sql<Row>`select l.id, l.title, m.username as owner, i.count, c.id as cover_id,
			c.poster_url as cover_url
		from custom_list l join member m on m.id = l.member_id
		join lateral (
			select count(*)::int as count, (array_agg(t.id order by i.position, t.id))[1] as cover
			from custom_list_item i join title t on t.id = i.title_id and t.removed_at is null where i.list_id = l.id
		) i on i.count > 0
		join title c on c.id = i.cover
		where l.is_public and l.removed_at is null and ${holdsWords(sql`l.title`, query)}
			and ${readableMember(readerId, sql`l.member_id`)}
		order by i.count desc, l.id limit ${limit}`.execute(db)
	return rows.map(({ id, title, owner, count, cover_id, cover_url }) => ({
		id: listKey(id),
		title,
		owner,
		count,
		imageUrl: cover_id === null ? null : pictureUrl('poster', cover_id, cover_url, pictures),
	}))
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/**
 * Filters titles to those that can be suggested to a member: neither on their list nor unwanted, and no later part of a
 * series of which they have not seen an earlier one. Keeps the order.
 */
export async function suitableTitles(db: Database, memberId: string, ids: readonly number[]): Promise<number[]> {
	if (ids.length === 0) return []
	const { rows } = await sql<{ id: number }>`select t.id from title t
		where t.id = any(${ids}::int[]) and t.removed_at is null
			and not exists (select from list_entry e where e.member_id = ${memberId} and e.title_id = t.id and e.removed_at is null)
			and not exists (select from not_interested n where n.member_id = ${memberId} and n.title_id = t.id)
			and not exists (
				select from (${earlierParts(sql`t.id`)}) r join title p on p.id = r.id and p.kind = t.kind and p.removed_at is null
				where not exists (select from list_entry e where e.member_id = ${memberId} and e.title_id = p.id
					and e.removed_at is null and e.status in ('completed', 'rewatching')))`.execute(db)
	const suitable = new Set(rows.map(({ id }) => id))
	return ids.filter((id) => suitable.has(id))
}

/** SQL for the works that a title continues or belongs to, as either of the two declares it. */
export function earlierParts(titleId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`select target_id as id from title_relation where title_id = ${titleId}
			and kind in ('prequel', 'parent', 'parent_story', 'full_story')
		union all
		select title_id from title_relation where target_id = ${titleId}
			and kind in ('sequel', 'side_story', 'summary', 'compilation', 'contains')`
}

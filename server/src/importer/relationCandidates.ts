import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

/**
 * Stores anime and manga with the same Japanese name as candidates of a relation, which members confirm. What is related already, or was
 * answered, is left out.
 */
export async function findRelationCandidates(db: Database): Promise<void> {
	await sql`insert into relation_candidate (from_id, to_id, kind, reason)
		select a.id, m.id, case when m.year > a.year then 'adaptation' else 'source' end, 'name.native'
		from title a join title m on m.native_title = a.native_title and m.kind = 'manga'
		where a.kind <> 'manga' and char_length(a.native_title) > 1 and not a.is_sample and not m.is_sample
			and a.removed_at is null and m.removed_at is null
			and not exists (select from title_relation r where r.title_id = a.id and r.target_id = m.id)
			and not exists (select from title_relation r where r.title_id = m.id and r.target_id = a.id)
		on conflict (from_id, to_id) do nothing`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { Contribution } from './dailyQuota.ts'

interface Creation extends Contribution {
	entity: 'title' | 'article'
	id: number
	/** The initial text of each field. */
	after: Readonly<Record<string, string>>
}

/** Writes the first revision of a new entity. Call it in the transaction that creates the entity. */
export async function writeCreation(db: Database, { entity, id, after, memberId, now }: Creation): Promise<void> {
	await sql`insert into revision (entity, entity_id, member_id, made_at, after)
		values (${entity}, ${id}, ${memberId}, ${now}, ${JSON.stringify(after)}::jsonb)`.execute(db)
}
